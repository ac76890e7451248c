import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

/** Browser tests run against the embedded stack with its sample programs; `tests/browser/global-setup.ts` starts it. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  globalSetup: './tests/browser/global-setup.ts',
  fullyParallel: true,
  // More of them on two cores take as long in all, and each test longer.
  workers: 3,
  // A retry distinguishes a failing test from one for which the machine was too busy; the report lists the latter as
  // flaky.
  retries: 1,
  // Long enough for a machine four times slower than a developer's.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    // Where it runs, the tests' own routes do not see what it asks for.
    serviceWorkers: 'block',
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
