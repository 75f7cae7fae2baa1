import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { pressed } from "./vite.brotli";
import { fewFiles } from "./vite.chunks";
import { tellWorker } from "./vite.worker";

const few = fewFiles();
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), few, tellWorker(), pressed()],
  resolve: { alias: { "@words": here("../src/seaboard/words"), "@games": here("../src/seaboard/games") } },
  server: {
    fs: { allow: [here("."), here("../src/seaboard/words"), here("../src/seaboard/games")] },
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
  build: {
    outDir: here("../src/seaboard/server/page"),
    emptyOutDir: true,
    // The server reads in it what a page will fetch, and says so at once (web/preloads.py).
    manifest: "files.json",
    // The server's content policy allows neither inlined scripts nor data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      input: { index: here("index.html"), worker: here("worker/worker.ts") },
      // The browser looks for a new service worker at the old one's address.
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
        codeSplitting: { groups: [{ name: (id: string) => few.fileOf(id) }] },
      },
    },
  },
  test: { include: ["{src,worker}/**/*.test.ts"], environment: "node", maxWorkers: 1 },
});
