import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.ts';
import { customRequest, flightRequest, hotelRequest, message } from '../support/bodies.ts';
import { startStack } from '../support/stack.ts';
import { words } from '../support/words.ts';
import { printTable, type Row } from './measure.ts';

/** `MINUTES=5 npm run bench -- open-console` takes a look instead of an hour. */
const minutes = Number(process.env.MINUTES ?? 60);
const arrivalsPerMinute = 6;
const rows = 12;

/** The kinds of requests, each with its path. They arrive in turn. */
const kinds = [
  ['flight-requests', flightRequest],
  ['hotels', hotelRequest],
  ['customs', customRequest],
  ['messages', message],
] as const;

/**
 * Leaves the console's queue open while requests arrive and a member of staff reads one each minute, and prints what the
 * page holds after garbage has been collected: JavaScript's memory and objects, elements of the document and event
 * listeners.
 */
export async function benchOpenConsole() {
  const stack = await startStack({ site: true });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const context = await browser.newContext({
      ...{ baseURL: stack.url, viewport: { width: 1440, height: 900 } },
      extraHTTPHeaders: { 'X-Client': 'web' },
    });
    const { adminEmail: email, adminPassword: password } = stack;
    await context.request.post('/api/session', { data: { email, password } });
    const page = await context.newPage();
    await page.goto('/admin/requests?lang=ar');
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);

    const table: Row[] = [];
    let arrived = 0;
    for (let minute = 0; minute <= minutes; minute++) {
      if (minute > 0) {
        for (let turn = 0; turn < arrivalsPerMinute; turn++) {
          await send(stack.url, arrived);
          arrived += 1;
          await delay(60_000 / arrivalsPerMinute);
        }
        await readNewest(page);
      }
      if (minute % Math.ceil(minutes / rows) === 0 || minute === 1) {
        table.push({ minute, 'requests arrived': arrived, ...(await held(session)) });
      }
    }
    printTable('What an open queue of the console holds', table);
  } finally {
    await browser.close();
    await stack.stop();
  }
}

/** Sends a request as a visitor of an address of their own. */
async function send(url: string, index: number): Promise<void> {
  const [path, body] = kinds[index % kinds.length] ?? kinds[0];
  const phone = `+9665${String(10_000_000 + index)}`;
  const reply = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: {
      ...{ 'Content-Type': 'application/json', 'X-Client': 'web' },
      'X-Forwarded-For': `10.0.${index >> 8}.${index & 255}`,
    },
    body: JSON.stringify(body({ phone, email: `customer-${index}@example.com` })),
  });
  if (!reply.ok) throw new Error(`Sending a request to ${path} answered ${reply.status}: ${await reply.text()}`);
}

/** Opens the request that the list shows first, and closes it. */
async function readNewest(page: Page): Promise<void> {
  await page.locator('tbody tr a').first().click();
  const close = page
    .locator('.ant-drawer')
    .getByRole('button', { name: words('ar', 'admin').detail.close, exact: true });
  await close.click();
  await close.waitFor({ state: 'hidden' });
}

/** Collects garbage, then counts what the page still holds. */
async function held(session: CDPSession): Promise<Row> {
  await session.send('Performance.enable');
  // A second time for what the first made unreachable.
  for (let time = 0; time < 2; time++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const count = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    'memory (MB)': (count('JSHeapUsedSize') / 1e6).toFixed(1),
    objects: await countObjects(session),
    elements: count('Nodes'),
    listeners: count('JSEventListeners'),
  };
}

/** The memory also contains the code that the browser compiles, more of it the longer a page is used: objects do not. */
async function countObjects(session: CDPSession): Promise<number> {
  const { result: prototype } = await session.send('Runtime.evaluate', { expression: 'Object.prototype' });
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId ?? '' });
  const { result } = await session.send('Runtime.callFunctionOn', {
    ...{ objectId: objects.objectId ?? '', returnByValue: true },
    functionDeclaration: 'function () { return this.length; }',
  });
  for (const { objectId } of [prototype, objects])
    await session.send('Runtime.releaseObject', { objectId: objectId ?? '' });
  return Number(result.value);
}
