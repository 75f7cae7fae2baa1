import { expect, test } from "vitest";
import { spokenBy } from "./languages";

test("the browser's first known language is spoken", () => {
  expect(spokenBy(["de-CH", "fr-CH", "en"])).toBe("fr");
  expect(spokenBy(["en-GB"])).toBe("en");
});

test("an unknown language gets English", () => {
  expect(spokenBy(["ja"])).toBe("en");
  expect(spokenBy([])).toBe("en");
});
