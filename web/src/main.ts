import { mount } from "svelte";
import "./theme/fonts.css";
import "./theme/tokens.css";
import "./theme/base.css";
import App from "./App.svelte";
import { firstWords } from "./i18n/words.svelte";
import { fetchAhead } from "./shell/pages";
import { placeOf } from "./shell/route";

fetchAhead(placeOf(location.pathname));
// The words first: a screen of bare keys is worse than a screen a moment later.
await firstWords();

const page = document.getElementById("page");
if (page) mount(App, { target: page });
