import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  // Written by `npm run types`; pictures of a browser journey.
  globalIgnores(["src/wire/types.ts", "screenshots/"]),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  // Whatever Prettier decides is no business of ESLint's.
  prettier,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // `== null` asks for null and undefined at once.
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
      // Only `_` itself: {#each { length: n } as _, index} has to name the item.
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_$", argsIgnorePattern: "^_$" }],
      // A `default` says that the other kinds of event need nothing; without one every kind has its case.
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Our Maps stand in $state.raw and are replaced as a whole, or never leave the function that fills them.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // Types in components are svelte-check's: ESLint does not see those of snippets and props in the markup.
    files: ["**/*.svelte", "**/*.js", "**/*.mjs"],
    extends: [ts.configs.disableTypeChecked],
  },
  {
    // Node runs these; what the journeys hand to page.evaluate runs in the browser.
    files: ["**/*.js", "**/*.mjs", "*.ts"],
    languageOptions: { globals: globals.node },
  },
  {
    // A script speaks on the console.
    files: ["scripts/**"],
    rules: { "no-console": "off" },
  },
);
