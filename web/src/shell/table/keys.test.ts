import { expect, test } from "vitest";
import { commandOf, isTyping, replayStep } from "./keys";

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

test("while looking back the arrows step through the match and escape ends it", () => {
  expect(replayStep("ArrowLeft", 9)).toEqual({ by: -1 });
  expect(replayStep("ArrowRight", 9)).toEqual({ by: 1 });
  expect(replayStep("Home", 9)).toEqual({ to: 0 });
  expect(replayStep("End", 9)).toEqual({ to: 8 });
  expect(replayStep("Escape", 9)).toEqual({ to: null });
  expect(replayStep(" ", 9)).toEqual({ toggle: true });
  expect(replayStep("u", 9)).toBeNull();
});

test("letters in a field are letters", () => {
  expect(isTyping({ tagName: "INPUT", type: "text" })).toBe(true);
  expect(isTyping({ tagName: "SELECT" })).toBe(true);
  expect(isTyping({ tagName: "INPUT", type: "radio" })).toBe(false);
  expect(isTyping({ tagName: "BUTTON" })).toBe(false);
  expect(isTyping(null)).toBe(false);
});
