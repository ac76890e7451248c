import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

/** Browser tests run against the embedded stack with its sample programs; `tests/browser/global-setup.ts` starts it. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  globalSetup: './tests/browser/global-setup.ts',
  fullyParallel: true,
  workers: 4,
  // A retry distinguishes a failing test from one for which the machine was too busy; the report lists the latter as
  // flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
