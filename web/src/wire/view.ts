/** A view as boards read it: what changes, together with what never does and was told once. The two name
 *  different things, and whatever is no object is left as it came. */
export function wholeView(constants: unknown, view: unknown): unknown {
  return isObject(constants) && isObject(view) ? { ...constants, ...view } : view;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
