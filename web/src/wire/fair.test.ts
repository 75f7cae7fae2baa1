import { createHash } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { firstFingerprint, isFair } from "./fair";
import { sha256, sha256Here } from "./sha256";

afterEach(() => vi.unstubAllGlobals());

const seed = "340282366920938463463374607431768211455";
const hash = createHash("sha256").update(seed).digest("hex");

test.each([0, 1, 39, 55, 56, 63, 64, 65, 119, 200])(
  "our own SHA-256 is the standard's, for %i bytes",
  (length) => {
    const text = Array.from({ length }, (_, i) => String.fromCharCode(33 + ((7 * i) % 90))).join("");
    const wanted = createHash("sha256").update(text).digest("hex");
    expect(sha256Here(new TextEncoder().encode(text))).toBe(wanted);
  },
);

test("the browser's own gives the same, and a page without TLS has none", async () => {
  expect(await sha256(seed)).toBe(hash);
  vi.stubGlobal("crypto", {});
  expect(await sha256(seed)).toBe(hash);
});

test("a deal is fair if its seed has the fingerprint, and not if it is another seed", async () => {
  expect(await isFair(seed, hash)).toBe(true);
  expect(await isFair("7", hash)).toBe(false);
});

test("the first fingerprint that was seen counts, also after a reload", () => {
  const things = new Map<string, string>();
  const kept = {
    getItem: (key: string) => things.get(key) ?? null,
    setItem: (key: string, value: string) => void things.set(key, value),
  };
  expect(firstFingerprint("t", "a", true, kept)).toBe("a");
  expect(firstFingerprint("t", "b", false, kept)).toBe("a");
  for (let i = 0; i < 300; i++) firstFingerprint(`u${i}`, "c", true, kept);
  expect(JSON.parse([...things.values()][0]!)).toHaveLength(200);
  expect(firstFingerprint("t", "d", true, { getItem: () => "{", setItem: () => {} })).toBe("d");
  expect(firstFingerprint("t", "e", true, null)).toBe("e");
});

test("whoever comes when the seed is known has seen no promise, and is told of none", () => {
  const kept = { getItem: () => null, setItem: vi.fn() };
  expect(firstFingerprint("t", "a", false, kept)).toBeNull();
  expect(kept.setItem).not.toHaveBeenCalled();
});
