/** The address of the moment. Links between our own pages do not reload. */
import { takesItsPlace, whenBack } from "./overlays";
import { placeOf, type Place } from "./route";

let path = $state(location.pathname);
const place = $derived(placeOf(path));

export function here(): Place {
  return place;
}

export function go(to: string, instead?: boolean): void {
  whenBack(() => {
    history[(instead ?? takesItsPlace()) ? "replaceState" : "pushState"](null, "", to);
    path = location.pathname;
    scrollTo(0, 0);
  });
}

/** The address of what is shown changes, and nothing else does: no new step to go back to. */
export function readdress(to: string): void {
  whenBack(() => {
    if (location.pathname !== to) history.replaceState(history.state, "", to);
    path = to;
  });
}

/** Listens to links and to the browser's arrows; gives back how to stop. */
export function followLinks(): () => void {
  const onPop = () => {
    path = location.pathname;
  };
  const onClick = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    // A link within the page is the browser's own business: it scrolls and highlights.
    if (link.pathname === location.pathname && link.hash) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  addEventListener("popstate", onPop);
  document.addEventListener("click", onClick);
  return () => {
    removeEventListener("popstate", onPop);
    document.removeEventListener("click", onClick);
  };
}
