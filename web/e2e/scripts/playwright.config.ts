import { defineConfig } from "@playwright/test";
import { WEBGL_ARGS } from "../players/icecool";

/** Screenshots for people, no tests: `npx playwright test --config e2e/scripts readme -g icecool`. */
export default defineConfig({
  testMatch: "*-screenshots.ts",
  outputDir: "../../../build/e2e",
  workers: 1,
  reporter: "list",
  timeout: 1_200_000,
  expect: { timeout: 60_000 },
  use: {
    launchOptions: {
      executablePath: process.env.SEABOARD_CHROMIUM ?? "/usr/bin/chromium-headless-shell",
      args: WEBGL_ARGS,
    },
  },
});
