/** The browser's history in small: it goes back later, as a real one does. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let steps: { state: unknown; address: string }[];
let at: number;
let popped: () => void;
let shown: (event: { persisted: boolean }) => void;
/** The browser has gone back as far as it was told to. */
let arrive: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  [steps, at, arrive] = [[{ state: null, address: "/" }], 0, () => {}];
  vi.stubGlobal("addEventListener", (kind: string, act: typeof shown) => {
    if (kind === "popstate") popped = act as () => void;
    if (kind === "pageshow") shown = act;
  });
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("location", {
    get pathname() {
      return steps[at]!.address;
    },
  });
  vi.stubGlobal("history", {
    get state() {
      return steps[at]!.state;
    },
    pushState: (state: unknown, _: string, address = steps[at]!.address) => {
      steps = [...steps.slice(0, ++at), { state, address }];
    },
    replaceState: (state: unknown, _: string, address = steps[at]!.address) => {
      steps[at] = { state, address };
    },
    back: () => {
      arrive = () => {
        at -= 1;
        popped();
      };
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const load = async () => ({
  ...(await import("./overlays")),
  ...(await import("./route.svelte")),
});

test("back closes what is open and stays on the page", async () => {
  const { overlay } = await load();
  const close = vi.fn();
  overlay(close);
  history.back();
  arrive();
  expect(close).toHaveBeenCalledOnce();
  expect([at, location.pathname]).toEqual([0, "/"]);
});

test("what closes by itself leaves no step behind", async () => {
  const { overlay } = await load();
  overlay(() => {})();
  vi.advanceTimersByTime(0);
  arrive();
  expect(at).toBe(0);
});

test("an address that is opened while a step is being left is not left with it", async () => {
  const { overlay, go } = await load();
  overlay(() => {})();
  vi.advanceTimersByTime(0);
  go("/matches");
  arrive();
  expect([at, location.pathname]).toEqual([1, "/matches"]);
});

test("a sheet that opens while the step of another is being left stays open", async () => {
  const { overlay } = await load();
  overlay(() => {})();
  vi.advanceTimersByTime(0);
  const close = vi.fn();
  overlay(close);
  arrive();
  expect(close).not.toHaveBeenCalled();
  expect(at).toBe(1);
});

test("a step back that never comes, because the browser was led elsewhere, holds nobody up", async () => {
  const { overlay, go } = await load();
  overlay(() => {})();
  vi.advanceTimersByTime(0);
  go("/matches");
  expect(location.pathname).toBe("/");
  shown({ persisted: true });
  expect(location.pathname).toBe("/matches");
});

test("however slow the browser is, it is told to go back once", async () => {
  const { overlay } = await load();
  const back = vi.spyOn(history, "back");
  overlay(() => {})();
  vi.advanceTimersByTime(0);
  overlay(() => {})();
  vi.advanceTimersByTime(60_000);
  arrive();
  vi.advanceTimersByTime(60_000);
  expect(back).toHaveBeenCalledOnce();
  expect(at).toBe(0);
});

test("one sheet that gives way to another keeps the step", async () => {
  const { overlay } = await load();
  const first = overlay(() => {});
  first();
  overlay(() => {});
  vi.runAllTimers();
  expect([at, steps.length]).toEqual([1, 2]);
});

test("what closes is closing until its step is left", async () => {
  const { overlay, overlayState } = await load();
  expect(overlayState()).toBe("none");
  const closed = overlay(() => {});
  expect(overlayState()).toBe("open");
  closed();
  expect(overlayState()).toBe("closing");
  vi.advanceTimersByTime(0);
  expect(overlayState()).toBe("closing");
  arrive();
  expect(overlayState()).toBe("none");
});

test("what opens while a step is being left is open only then", async () => {
  const { overlay, overlayState } = await load();
  overlay(() => {})();
  vi.advanceTimersByTime(0);
  overlay(() => {});
  expect(overlayState()).toBe("closing");
  arrive();
  expect(overlayState()).toBe("open");
});

test("going forward to a step that nothing stands for any more holds nobody up", async () => {
  const { overlay, overlayState } = await load();
  const closed = overlay(() => {});
  history.back();
  arrive();
  closed();
  vi.advanceTimersByTime(0);
  at = 1;
  popped();
  expect(overlayState()).toBe("none");
});
