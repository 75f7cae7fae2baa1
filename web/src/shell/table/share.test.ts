import { expect, test } from "vitest";
import { isOnlyHere, reachable } from "./share";

test("a link of this computer is of no use to others", () => {
  for (const host of ["localhost", "sea.localhost", "127.0.0.1", "127.0.1.1", "[::1]", "::1"])
    expect(isOnlyHere(host)).toBe(true);
  for (const host of ["192.168.1.7", "10.127.0.1", "sea.example", "localhost.example", "[fe80::1]"])
    expect(isOnlyHere(host)).toBe(false);
});

test("a link leads where other devices can follow, once they are let in", () => {
  const here = "http://127.0.0.1:8000/t/abc?x=1";
  expect(reachable(here, null)).toBe(here);
  expect(reachable(here, "http://192.168.1.20:8001/")).toBe("http://192.168.1.20:8001/t/abc?x=1");
  expect(reachable("https://sea.example/t/abc", "http://192.168.1.20:8000/")).toBe(
    "https://sea.example/t/abc",
  );
});
