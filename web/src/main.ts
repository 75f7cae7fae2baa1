import { mount } from "svelte";
import "./theme/fonts.css";
import "./theme/tokens.css";
import "./theme/base.css";
import App from "./App.svelte";
import { firstWords } from "./i18n/words.svelte";
import { fetchAhead } from "./shell/pages";
import { placeOf } from "./shell/route";
import { health } from "./wire/http";

// Code that is not there any more: if the server has another page, its answer says so.
addEventListener("vite:preloadError", () => void health().catch(() => {}));
fetchAhead(placeOf(location.pathname));
// The words first: a screen of bare keys is worse than a screen a moment later.
await firstWords();

const page = document.getElementById("page");
if (page) {
  page.replaceChildren();
  mount(App, { target: page });
}

// For the next time, when there may be no network; after what is needed now. Browsers have it only where nobody can
// have changed the page on its way.
const AFTER_ALL_ELSE = 3000;
if (import.meta.env.PROD && "serviceWorker" in navigator)
  setTimeout(() => void navigator.serviceWorker.register("/worker.js").catch(() => {}), AFTER_ALL_ELSE);
