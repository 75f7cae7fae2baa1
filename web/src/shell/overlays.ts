/** The browser's Back closes what lies over the page instead of leaving it: whatever opens over the page
 *  stands in the history as a step of its own, one for all that is open. */

interface Mark {
  overlay?: true;
}

const open: (() => void)[] = [];
const marked = (): boolean => (history.state as Mark | null)?.overlay === true;

if (marked()) history.replaceState(null, ""); // a reload closed what was open
addEventListener("popstate", () => {
  if (!marked()) for (const close of open.toReversed()) close();
});

/** Called when something opens; gives back what to call when it has closed, however that came. */
export function overlay(close: () => void): () => void {
  open.push(close);
  if (!marked()) history.pushState({ overlay: true } satisfies Mark, "");
  return () => {
    open.splice(open.indexOf(close), 1);
    // Later, because one sheet may give way to another at once.
    setTimeout(() => {
      if (open.length === 0 && marked()) history.back();
    });
  };
}

/** The next address takes the place of the step that an overlay stands for. */
export const takesItsPlace = marked;
