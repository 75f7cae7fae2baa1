/** As which page this one was built. One that is not the server's would misunderstand its messages. */

const entry = globalThis.document?.querySelector('script[type="module"][src^="/assets/"]');

/** The name of the entry, in which there is a hash of all that belongs to it; "" while the page is being made. */
export const edition = editionOf(entry?.getAttribute("src") ?? null);

/** The socket's goodbye to a page that is not the server's. */
export const OLD_PAGE = 4000;

let old = $state(false);

/** The server has another page. */
export const isOld = () => old;

export function growOld(): void {
  old = true;
}

/** An answer says which page the server has; null: it does not say. */
export function compare(served: string | null, own = edition): void {
  if (isAnother(served, own)) growOld();
}

export function editionOf(source: string | null): string {
  return source?.split("/").at(-1) ?? "";
}

export const isAnother = (served: string | null, own: string): boolean =>
  own !== "" && served !== null && served !== "" && served !== own;
