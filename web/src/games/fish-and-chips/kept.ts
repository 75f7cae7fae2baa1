/** The danger view stays as the player left it. A browser that keeps nothing is no reason to fail. */
const KEY = "seaboard.fish-and-chips.danger";

export function dangerWasOn(): boolean {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}

export function keepDanger(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? "on" : "off");
  } catch {
    // Private windows may refuse; the setting then lasts as long as the page.
  }
}
