import { say } from "../i18n/words.svelte";
import { tell } from "./toasts.svelte";

/** Copies and says so. A page served without TLS has no clipboard API, hence the second way. */
export async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    tell(done);
  } catch {
    tell(copyBySelection(text) ? done : say("copy-failed"));
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "hush";
  // Inside an open dialog everything outside of it is inert and cannot be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  return copied;
}
