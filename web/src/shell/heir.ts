/** Whoever has the focus when its element goes, or is switched off, goes on close by: never at the beginning of the page. */

/** Where somebody can go on: what a screen reader calls by a name, or at least a part of the page. */
const PLACES =
  "dialog, main, footer, article, section, aside, form, fieldset, [role=group], [role=grid], [tabindex]";
/** The one button of a moment: whoever was on it goes on at the next one. */
const BIG = ".btn.pri";

const canHold = (element: Element): boolean =>
  element.isConnected && !element.matches(":disabled") && element.checkVisibility();

/** The element and all that it lies in, from the inside out: once it is gone it cannot be asked any more. */
function wayOut(element: Element): Element[] {
  const way: Element[] = [];
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
    way.push(at);
  return way;
}

/** Puts the focus on an element, or on a place that has no key of its own; answers whether it could. */
export function goTo(place: Element | null | undefined): boolean {
  if (!(place instanceof HTMLElement)) return false;
  if (!place.matches("button, a, input, select, textarea, summary, [tabindex]")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  return document.activeElement === place;
}

/** Watches over the focus until the returned function is called. */
export function keepFocus(): () => void {
  /** What had the focus last, with what it lay in; empty when it was let go on purpose. */
  let way: Element[] = [];
  /** Where somebody waits who was on the big button: the next one there is theirs. */
  let waiting: Element | null = null;

  function remember({ target }: FocusEvent): void {
    if (!(target instanceof Element)) return;
    if (target !== waiting) waiting = null;
    way = wayOut(target);
  }

  function look(): void {
    const [last, ...around] = way;
    const now = document.activeElement;
    if (waiting !== null && now === waiting) {
      goTo(waiting.querySelector(`${BIG}:not(:disabled)`));
      return;
    }
    if (last === undefined || (now !== null && now !== document.body && canHold(now))) return;
    if (canHold(last)) {
      // A tap beside everything: nobody is to be brought back.
      if (now === document.body) way = [];
      return;
    }
    const big = last.matches(BIG);
    const place =
      around.find((each) => each.matches(PLACES) && canHold(each)) ?? document.querySelector("main");
    if (place === null) return; // the next page is on its way
    const next = big ? place.querySelector(`${BIG}:not(:disabled)`) : null;
    if (goTo(next)) return;
    if (goTo(place) && big) waiting = place;
  }

  const soon = (event: FocusEvent): void => {
    if (event.relatedTarget === null) setTimeout(look);
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled", "hidden", "open", "inert"],
  });
  document.addEventListener("focusin", remember);
  document.addEventListener("focusout", soon);
  return () => {
    watch.disconnect();
    document.removeEventListener("focusin", remember);
    document.removeEventListener("focusout", soon);
  };
}
