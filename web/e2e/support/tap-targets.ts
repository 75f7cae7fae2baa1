/** Whether a finger hits what it aims at: targets of 44 pixels, or 24 with free space around them inside a text. */
import { expect, type Page } from "@playwright/test";

/** Runs in the page: controls that are too small, one line each. */
function smallTargets(): string[] {
  const TARGETS =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=radio], " +
    "[role=slider], [role=gridcell]";
  const LARGE = 44;
  const IN_TEXT = 24;
  type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;
  type Target = { element: HTMLElement; box: Box };

  // While a dialog or the log lies over the page, nothing else can be touched.
  const modal =
    [...document.querySelectorAll("dialog[open]")].at(-1) ??
    (document.querySelector(".scrim") && document.querySelector("aside.log"));
  const canBeTouched = (element: HTMLElement) =>
    element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
    !element.closest("[inert], .hush, .skip-link") &&
    !element.matches(":disabled, [tabindex='-1'][aria-hidden=true]") &&
    (!modal || modal.contains(element));
  // A tap on a label goes to its field.
  const boxOf = (element: HTMLElement): Box => {
    const label = element.matches("input, select") ? element.closest("label") : null;
    const boxes = [element, ...(label ? [label] : [])].map((each) => each.getBoundingClientRect());
    return {
      left: Math.min(...boxes.map((box) => box.left)),
      right: Math.max(...boxes.map((box) => box.right)),
      top: Math.min(...boxes.map((box) => box.top)),
      bottom: Math.max(...boxes.map((box) => box.bottom)),
    };
  };
  const targets = [...document.querySelectorAll<HTMLElement>(TARGETS)]
    .filter(canBeTouched)
    .map((element): Target => ({ element, box: boxOf(element) }))
    .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1);

  const isInText = ({ element }: Target) =>
    element.matches("a") &&
    getComputedStyle(element).display.startsWith("inline") &&
    [...element.parentElement!.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== "",
    );
  /** A circle of 24 pixels around its centre touches no other target. */
  const hasFreeSpace = (one: Target) =>
    targets.every((other) => {
      if (other === one || one.element.contains(other.element) || other.element.contains(one.element))
        return true;
      const x = (one.box.left + one.box.right) / 2;
      const y = (one.box.top + one.box.bottom) / 2;
      const dx = Math.max(other.box.left - x, 0, x - other.box.right);
      const dy = Math.max(other.box.top - y, 0, y - other.box.bottom);
      return Math.hypot(dx, dy) >= IN_TEXT / 2;
    });
  /** What answers to a finger is larger than the box: it is still hit 22 pixels away from its centre. */
  const isHitAround = ({ element }: Target) => {
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y, distance] = [(left + right) / 2, (top + bottom) / 2, LARGE / 2 - 1];
    const around: [number, number][] = [
      [0, -distance],
      [0, distance],
      [-distance, 0],
      [distance, 0],
    ];
    return around.every(([dx, dy]) => element.contains(document.elementFromPoint(x + dx, y + dy)));
  };
  return targets.flatMap((target) => {
    const { element, box } = target;
    const width = box.right - box.left;
    const height = box.bottom - box.top;
    if (width >= LARGE - 0.5 && height >= LARGE - 0.5) return [];
    if (isInText(target) && (height >= IN_TEXT || hasFreeSpace(target))) return [];
    if (isHitAround(target)) return [];
    const name = element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 40);
    const kind = [element.localName, ...element.classList].join(".");
    return [`${Math.round(width)} × ${Math.round(height)}: ${kind} “${name}”`];
  });
}

export async function expectTapTargetsLargeEnough(page: Page, screen: string) {
  expect.soft(await page.evaluate(smallTargets), `small tap targets on ${screen}`).toEqual([]);
}
