// Writes src/wire/types.ts from the Python structs, so that page and server cannot drift apart.
//   node scripts/types.mjs            write
//   node scripts/types.mjs --check    fail if the file is stale
// SEABOARD_PYTHON names the interpreter; the project's own .venv otherwise.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const root = fileURLToPath(new URL("../..", import.meta.url));
const target = fileURLToPath(new URL("../src/wire/types.ts", import.meta.url));
const python = process.env.SEABOARD_PYTHON ?? `${root}/.venv/bin/python`;

const schema = JSON.parse(
  execFileSync(python, ["-m", "seaboard.server.wire.schema"], { cwd: root, encoding: "utf8" }),
);

/** A struct has exactly its fields; a plain dict may hold anything. */
function close(node) {
  if (Array.isArray(node)) return node.forEach(close);
  if (node === null || typeof node !== "object") return;
  if (node.type === "object" && node.additionalProperties === undefined) {
    node.additionalProperties = node.properties === undefined;
  }
  Object.values(node).forEach(close);
}

const defs = schema.$defs;
close(defs);
// The key is the name: two games may both have a struct called View.
for (const [name, def] of Object.entries(defs)) def.title = name;

const everything = {
  $defs: defs,
  title: "Everything",
  anyOf: Object.keys(defs).map((name) => ({ $ref: `#/$defs/${name}` })),
};
const text = (
  await compile(everything, "Everything", {
    bannerComment: "// Generated from the Python structs by `npm run types`; do not edit.",
    additionalProperties: false,
    format: true,
    style: { printWidth: 120 },
    maxItems: -1,
  })
)
  .replace(/export type Everything =[^;]*;\n/, "")
  .replace(/\n{3,}/g, "\n\n");

if (process.argv.includes("--check")) {
  if (readFileSync(target, "utf8") !== text) {
    console.error("src/wire/types.ts is stale: run `npm run types`");
    process.exit(1);
  }
} else {
  writeFileSync(target, text);
}
