import type { Page } from '@playwright/test';
import { expect } from './support.ts';

/** Waits until the console's service worker runs. */
export const workerRuns = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration('/admin');
        return registration?.active?.state;
      }),
    )
    .toBe('activated');
