/** Light, dark, or as the system has it. */
import { MediaQuery } from "svelte/reactivity";
import { keep, kept } from "../wire/seats";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const night = new MediaQuery("(prefers-color-scheme: dark)");
let theme = $state<Theme>(themes.find((known) => known === kept("theme")) ?? "system");

export function chosenTheme(): Theme {
  return theme;
}

/** What is on the screen now. */
export function light(): "light" | "dark" {
  return theme === "system" ? (night.current ? "dark" : "light") : theme;
}

export function chooseTheme(next: Theme): void {
  theme = next;
  keep("theme", next);
}

/** Called once, inside the page's root component. */
export function wearTheme(): void {
  $effect.pre(() => {
    document.documentElement.dataset.theme = light();
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute("content", light() === "dark" ? "#071c2a" : "#e6f1f1");
  });
}
