/** Whether a finger hits what it means: targets of 44 pixels on a phone, or 24 with room around them inside a text. */
/** Runs in the page: what is too small, each in a line. */
function small() {
  const TARGETS =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=radio], [role=slider], [role=gridcell]";
  const LARGE = 44;
  const IN_TEXT = 24;
  // What lies over the page is all there is to touch.
  const modal =
    [...document.querySelectorAll("dialog[open]")].at(-1) ??
    (document.querySelector(".scrim") && document.querySelector("aside.log"));
  const seen = (element) =>
    element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
    !element.closest("[inert], .hush, .skip-link") &&
    (!modal || modal.contains(element));
  // A finger on a label means its field.
  const reach = (element) => {
    const label = element.matches("input, select") ? element.closest("label") : null;
    const boxes = [element, label].filter(Boolean).map((each) => each.getBoundingClientRect());
    return {
      left: Math.min(...boxes.map((box) => box.left)),
      right: Math.max(...boxes.map((box) => box.right)),
      top: Math.min(...boxes.map((box) => box.top)),
      bottom: Math.max(...boxes.map((box) => box.bottom)),
    };
  };
  const all = [...document.querySelectorAll(TARGETS)]
    .filter(
      (element) =>
        seen(element) && !element.disabled && !element.matches("[tabindex='-1'][aria-hidden=true]"),
    )
    .map((element) => ({ element, box: reach(element) }))
    .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1);
  const inText = ({ element }) =>
    element.matches("a") &&
    getComputedStyle(element).display.startsWith("inline") &&
    [...element.parentElement.childNodes].some(
      (node) => node.nodeType === 3 && node.textContent.trim() !== "",
    );
  /** A circle of 24 pixels around its middle touches nobody else's. */
  const alone = (one) =>
    all.every((other) => {
      if (other === one || one.element.contains(other.element) || other.element.contains(one.element))
        return true;
      const x = (one.box.left + one.box.right) / 2;
      const y = (one.box.top + one.box.bottom) / 2;
      const dx = Math.max(other.box.left - x, 0, x - other.box.right);
      const dy = Math.max(other.box.top - y, 0, y - other.box.bottom);
      return Math.hypot(dx, dy) >= IN_TEXT / 2;
    });
  /** Its drawing is smaller than what answers to a finger: so far from its middle it is still hit. */
  const isHitAround = ({ element }) => {
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y, far] = [(left + right) / 2, (top + bottom) / 2, LARGE / 2 - 1];
    return [
      [0, -far],
      [0, far],
      [-far, 0],
      [far, 0],
    ].every(([dx, dy]) => element.contains(document.elementFromPoint(x + dx, y + dy)));
  };
  return all.flatMap((one) => {
    const width = one.box.right - one.box.left;
    const height = one.box.bottom - one.box.top;
    if (width >= LARGE - 0.5 && height >= LARGE - 0.5) return [];
    if (inText(one) && (height >= IN_TEXT || alone(one))) return [];
    if (isHitAround(one)) return [];
    const name = one.element.getAttribute("aria-label") ?? one.element.textContent.trim().slice(0, 40);
    const kind = `${one.element.localName}.${[...one.element.classList].join(".")}`;
    return [`${Math.round(width)} × ${Math.round(height)}: ${kind} “${name}”`];
  });
}

export const smallTargets = (page) => page.evaluate(small);
