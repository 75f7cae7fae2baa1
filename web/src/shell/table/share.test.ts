import { expect, test } from "vitest";
import { isOnlyHere } from "./share";

test("a link of this computer is of no use to others", () => {
  for (const host of ["localhost", "sea.localhost", "127.0.0.1", "127.0.1.1", "[::1]", "::1"])
    expect(isOnlyHere(host)).toBe(true);
  for (const host of ["192.168.1.7", "10.127.0.1", "sea.example", "localhost.example", "[fe80::1]"])
    expect(isOnlyHere(host)).toBe(false);
});
