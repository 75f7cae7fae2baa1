import { defineConfig } from "@playwright/test";

/** Browser tests: `npm run e2e`, one of them with `npm run e2e -- urchins`. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "../build/e2e",
  // Two files side by side, each in a browser and with a server of its own; the tests of a file one after the other.
  workers: 2,
  fullyParallel: false,
  // A test that fails now and then is a fault, so nothing is tried again.
  retries: 0,
  forbidOnly: true,
  reporter: "list",
  // Bounds for a machine that is busy with other things; nothing waits this long on a quiet one.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // No picture is drawn in 3D: `icecool-3d.spec.ts` has switches of its own.
    launchOptions: {
      executablePath: process.env.SEABOARD_CHROMIUM ?? "/usr/bin/chromium-headless-shell",
      args: ["--disable-3d-apis"],
    },
  },
});
