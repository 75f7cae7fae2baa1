import { expect, test } from "vitest";
import { commandOf, isTyping } from "./keys";

const press = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

test("the frame's keys", () => {
  expect(commandOf(press("u"))).toBe("undo");
  expect(commandOf(press("/"))).toBe("type");
  expect(commandOf(press("?"))).toBe("help");
});

test("the browser's own shortcuts stay the browser's", () => {
  expect(commandOf(press("l", { ctrlKey: true }))).toBeNull();
  expect(commandOf(press("u", { metaKey: true }))).toBeNull();
});

test("other keys are the game's, also those every object knows", () => {
  expect(commandOf(press("ArrowUp"))).toBeNull();
  expect(commandOf(press("toString"))).toBeNull();
});

test("letters in a field are letters", () => {
  expect(isTyping({ tagName: "INPUT", type: "text" })).toBe(true);
  expect(isTyping({ tagName: "SELECT" })).toBe(true);
  expect(isTyping({ tagName: "INPUT", type: "radio" })).toBe(false);
  expect(isTyping({ tagName: "BUTTON" })).toBe(false);
  expect(isTyping(null)).toBe(false);
});
