import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { normalizePath, type Plugin } from "vite";

/** Files larger than this are kept once somebody has needed them: three.js, so far. */
const LARGE = 200_000;

/** What the page and its worker both use, the worker has for itself: it is one file, for not every browser lets one import. */
const OWN = "?of-worker";
const FOLDER = normalizePath(fileURLToPath(new URL("worker/", import.meta.url)));
const ofWorker = (importer: string) => importer.startsWith(FOLDER) || importer.endsWith(OWN);

/** Tells the service worker what belongs to the page. */
export function tellWorker(): Plugin {
  return {
    name: "tell-worker",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer) {
      if (importer === undefined || !ofWorker(importer)) return null;
      const found = await this.resolve(source, importer.replace(OWN, ""), { skipSelf: true });
      return found && { ...found, id: found.id + OWN };
    },
    load: (id) =>
      id.endsWith(OWN) ? { code: readFileSync(id.replace(OWN, ""), "utf8"), moduleType: "ts" } : null,
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = Object.values(bundle);
        const entry = files.find((file) => file.type === "chunk" && file.isEntry && file.name === "index");
        const worker = bundle["worker.js"];
        if (!entry || worker?.type !== "chunk") throw new Error("the page has no entry or no worker");
        if (worker.imports.length > 0) throw new Error(`the worker imports ${worker.imports.join()}`);
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
