/** A view that can be switched on stays as the player left it. A browser that keeps nothing is no reason to fail. */
const keyOf = (name: string): string => `seaboard.${name}`;

export function wasOn(name: string): boolean {
  try {
    return localStorage.getItem(keyOf(name)) === "on";
  } catch {
    return false;
  }
}

export function keepOn(name: string, on: boolean): void {
  try {
    localStorage.setItem(keyOf(name), on ? "on" : "off");
  } catch {
    // Private windows may refuse; the setting then lasts as long as the page.
  }
}
