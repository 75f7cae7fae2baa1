import type { Plugin } from "vite";

/** Files larger than this are kept once somebody has needed them: three.js, so far. */
const LARGE = 200_000;

/** Tells the service worker what belongs to the page. */
export function tellWorker(): Plugin {
  return {
    name: "tell-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = Object.values(bundle);
        const entry = files.find((file) => file.type === "chunk" && file.isEntry && file.name === "index");
        const worker = bundle["worker.js"];
        if (!entry || worker?.type !== "chunk") throw new Error("the page has no entry or no worker");
        const small = files.filter(
          (file) =>
            file.fileName.startsWith("assets/") &&
            (file.type === "chunk" ? file.code : file.source).length <= LARGE,
        );
        const names = small.map((file) => `/${file.fileName}`).toSorted();
        const edition = entry.fileName.split("/").at(-1);
        worker.code = `const EDITION=${JSON.stringify(edition)},FILES=${JSON.stringify(names)};\n${worker.code}`;
      },
    },
  };
}
