/** Where the step strip stands: above the board on a phone held upright, else between the seats. */
import { MediaQuery } from "svelte/reactivity";

export const above = new MediaQuery(
  "(max-width: 899px) and (min-height: 561px), (max-width: 899px) and (orientation: portrait)",
);
