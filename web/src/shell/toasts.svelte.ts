/** Short words that come and go by themselves. */
import type { Animal } from "./avatar/animals";

export interface Toast {
  id: number;
  text: string;
  /** Who says it, where somebody does. */
  animal: Animal | null;
}

const shownFor = 5000;
let next = 0;
let toasts = $state<Toast[]>([]);

export function shown(): readonly Toast[] {
  return toasts;
}

export function tell(text: string, animal: Animal | null = null): void {
  const id = next++;
  // The same sentence twice is one sentence that stays longer.
  toasts = [...toasts.filter((toast) => toast.text !== text), { id, text, animal }].slice(-3);
  setTimeout(() => dismiss(id), shownFor);
}

export function dismiss(id: number): void {
  toasts = toasts.filter((toast) => toast.id !== id);
}
