import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Playback } from "./playback.svelte";

class Reel {
  lookingAt: number | null = 0;
  headingFor = 0;
  slow = false;

  constructor(readonly moves: number) {}

  lookOn(by: number): void {
    this.headingFor += by;
    if (!this.slow) this.come();
  }

  come(): void {
    this.lookingAt = this.headingFor >= this.moves ? null : this.headingFor;
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("it plays one move after the other and stops behind the last", () => {
  const reel = new Reel(3);
  const playback = new Playback(reel);
  playback.start();
  expect(reel.lookingAt).toBe(1);
  vi.advanceTimersByTime(1500);
  expect(reel.lookingAt).toBe(2);
  vi.advanceTimersByTime(1500);
  expect(reel.lookingAt).toBe(null);
  expect(playback.running).toBe(true);
  vi.advanceTimersByTime(1500);
  expect(playback.running).toBe(false);
});

test("a higher speed holds at once", () => {
  const reel = new Reel(9);
  const playback = new Playback(reel);
  playback.start();
  playback.speed = 4;
  vi.advanceTimersByTime(750);
  expect(reel.lookingAt).toBe(3);
});

test("a board that has not come yet is waited for", () => {
  const reel = new Reel(9);
  reel.slow = true;
  const playback = new Playback(reel);
  playback.start();
  vi.advanceTimersByTime(6000);
  expect(reel.headingFor).toBe(1);
  reel.come();
  vi.advanceTimersByTime(1500);
  expect(reel.headingFor).toBe(2);
  playback.stop();
  vi.advanceTimersByTime(6000);
  expect(reel.headingFor).toBe(2);
});
