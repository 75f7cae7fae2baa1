/** The browser's Back closes what lies over the page instead of leaving it: whatever opens over the page
 *  stands in the history as a step of its own, one for all that is open. */

import { createSubscriber } from "svelte/reactivity";

interface Mark {
  overlay?: true;
}

const open: (() => void)[] = [];
/** What is to be done once the browser has gone back a step, while it takes its time for that. */
let waiting: (() => void)[] | null = null;
/** Dialogs that have closed, and whose step may still have to be left. */
let closing = 0;
let changed = (): void => {};
const subscribe = createSubscriber((update) => {
  changed = update;
  return () => (changed = () => {});
});
const marked = (): boolean => (history.state as Mark | null)?.overlay === true;

if (marked()) history.replaceState(null, ""); // a reload closed what was open
addEventListener("popstate", () => {
  if (waiting) goOn();
  else if (!marked()) for (const close of open.toReversed()) close();
  changed();
});
// A browser that was led elsewhere meanwhile, and comes back to this page, never says that it went back. However long it
// takes otherwise, it is waited for: a second step back would leave the page.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) goOn();
});

/** Called when something opens; gives back what to call when it has closed, however that came. */
export function overlay(close: () => void): () => void {
  open.push(close);
  whenBack(() => {
    if (open.length > 0 && !marked()) history.pushState({ overlay: true } satisfies Mark, "");
    changed();
  });
  return () => {
    open.splice(open.indexOf(close), 1);
    closing += 1;
    changed();
    // Later, because one sheet may give way to another at once.
    setTimeout(() => {
      whenBack(leaveStep);
      closing -= 1;
      changed();
    });
  };
}

/** "closing" while a step of the history is still to be made or left: going to another address would fail then. */
export function overlayState(): "open" | "closing" | "none" {
  subscribe();
  if (waiting !== null || closing > 0 || (open.length > 0 && !marked())) return "closing";
  return open.length > 0 ? "open" : "none";
}

function leaveStep(): void {
  if (open.length > 0 || !marked()) return;
  waiting = [];
  history.back();
}

function goOn(): void {
  const next = waiting ?? [];
  waiting = null;
  for (const act of next) act();
  changed();
}

/** At once; or, where the step of something that has closed is being left, after that: else it would be left instead. */
export function whenBack(act: () => void): void {
  if (waiting) waiting.push(act);
  else act();
}

/** The next address takes the place of the step that an overlay stands for. */
export const takesItsPlace = marked;
