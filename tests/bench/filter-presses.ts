import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { v7 as uuid } from 'uuid';
import { shownBrand } from '#contracts/api/site-brand';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { brandAtStart } from '#contracts/site-defaults/brand';
import { paths } from '#contracts/website/paths';
import * as departureItems from '../../functions/data/departure-items.ts';
import * as programItems from '../../functions/data/program-items.ts';
import { hashOfContent, linkPictureContent } from '../../functions/logic/link-pictures/content.ts';
import { withDepartures } from '../../functions/logic/offered-programs.ts';
import { findChromium } from '../../scripts/chromium.ts';
import { fillTable } from '../support/fill-store.ts';
import { startStack } from '../support/stack.ts';
import { median, ms, printTable } from './measure.ts';
import { bodyOf, departureOf, departures } from './publish.ts';

/** How much slower the browser is made. */
const slowdown = 4;
const rounds = Number(process.env.ROUNDS ?? 5);

/** In milliseconds: a press without an effect by then has none. */
const longestWait = 30_000;

/** A press of a reader on the list, in milliseconds. */
interface Press {
  /** Until the choice shows: the frame after the press. */
  choice: number;
  /** Until the list shows what it found. */
  list: number;
  /** The part of it that the data take: the way to the server and back, and its filtering and counting. */
  data: number;
  /** How long the page's own work takes, and the longest piece of it, during which the page does not react. */
  work: number;
  longest: number;
}

/** The presses of a visit, in their order, by what they choose. */
const presses: Record<string, (page: Page, month: string) => Promise<unknown>> = {
  'a month': (page, month) => page.locator('select[name=when]').selectOption(month),
  'a party': (page) => page.locator('select[name=party]').selectOption('2-1'),
  'a budget for it': (page) => page.locator('select[name=budget]').selectOption('20000'),
  'a type': (page) => page.locator('select[name=type]').selectOption('cultural'),
  'the month no more': (page) => page.locator('select[name=when]').selectOption('any'),
  'the cheapest first': (page) => page.locator('select[name=order]').selectOption('cheapest'),
};

/**
 * Presses filters of the list as a visitor, in a phone's window of a browser that is so much slower, on the running
 * system.
 */
export async function benchFilterPresses(programs: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-filters-'));
  await fillPrograms(dataDir, programs);
  const stack = await startStack({ site: true, dataDir });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    // The first call after the start reads all programs.
    await (await fetch(stack.url + paths.programs)).text();
    // Most programs have a departure then.
    const month = addDays(riyadhDay(), 120).slice(0, 7);
    const runs = new Map<string, Press[]>();
    for (let round = 0; round < rounds; round++) {
      const context = await browser.newContext({ baseURL: stack.url, viewport: { width: 390, height: 844 } });
      const page = await openSlowly(await context.newPage());
      for (const [name, press] of Object.entries(presses)) {
        runs.set(name, [...(runs.get(name) ?? []), await timePress(page, () => press(page, month))]);
      }
      await context.close();
    }
    const rows = [...runs].map(([chosen, all], index) => {
      const of = (figure: keyof Press) => ms(median(all.map((one) => one[figure])));
      return {
        ...{ press: `${index + 1}. ${chosen}`, 'until the choice shows': of('choice') },
        ...{ 'until the list shows': of('list'), 'of that, data': of('data') },
        ...{ 'work of the page': of('work'), 'longest piece': of('longest') },
      };
    });
    printTable(
      `Filters in a browser ${slowdown} × slower, ${programs} programs of ${departures} departures (median of ${rounds} visits)`,
      rows,
    );
  } finally {
    await browser.close();
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * Fills the stored programs and departures without changes that consumers would follow, and as if their link pictures were
 * drawn: a system that draws thousands makes its lists again after each.
 */
async function fillPrograms(dataDir: string, programs: number): Promise<void> {
  const at = new Date().toISOString();
  const all = Array.from({ length: programs }, (_, index) => storedProgram(index, at));
  await fillTable(dataDir, 'Programs', programs, (index) => all[index]?.item ?? {});
  const ofAll = all.flatMap((one) => one.departures);
  await fillTable(dataDir, 'Departures', ofAll.length, (index) => ofAll[index] ?? {});
}

function storedProgram(index: number, at: string) {
  const programId = uuid();
  const own = Array.from({ length: departures }, (_, number) => {
    const id = uuid();
    return {
      ...{ ...departureItems.departureKey(programId, id), id, schema: departureItems.schemaVersion },
      ...{ ...departureItems.storedFields(departureOf(index, number)), version: 1, updated_at: at },
    };
  });
  const item = {
    ...programItems.programKey(programId),
    ...{ schema: programItems.schemaVersion, ...programItems.storedFields(bodyOf(index)), photos: {} },
    ...{ state: 'published', version: 1, created_at: at, updated_at: at },
  };
  const program = withDepartures(programItems.toProgram(item), own.map(departureItems.toDeparture));
  const pictures = linkPictureContent(program, riyadhDay(), shownBrand(brandAtStart));
  return { item: { ...item, link_pictures: hashOfContent(pictures) }, departures: own };
}

/** Opens the list, and waits until its scripts have run. */
async function openSlowly(page: Page): Promise<Page> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${paths.programs}?lang=ar`);
  await page.locator('details summary').first().click();
  while (await page.evaluate("'clicksBeforeHydration' in window")) await page.waitForTimeout(100);
  await page.waitForLoadState('networkidle');
  // Lets what follows hydration end.
  await page.waitForTimeout(4000);
  return page;
}

async function timePress(page: Page, press: () => Promise<unknown>): Promise<Press> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  // The browser itself watches each frame, so that the measuring costs no time.
  await page.evaluate(`{
    const read = () => {
      const list = document.querySelector('main [aria-busy]');
      if (list.ariaBusy === 'true') return 'busy';
      return [...document.querySelectorAll('main article a, main [role=status]')].map((one) => one.href ?? one.innerText).join();
    };
    const before = read();
    const long = [];
    const observer = new PerformanceObserver((all) => long.push(...all.getEntries().map(({ duration }) => duration)));
    observer.observe({ type: 'longtask' });
    performance.clearResourceTimings();
    // A message is handled after the frame has been painted.
    const painted = (then) => requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(performance.now());
      port2.postMessage('');
    });
    window.shown = new Promise((resolve) => document.addEventListener('change', ({ timeStamp }) => {
      let choice;
      let wasBusy = false;
      painted((at) => { choice = at - timeStamp; look(); });
      const look = () => {
        const now = read();
        wasBusy ||= now === 'busy';
        if (now === 'busy' || (now === before && !wasBusy)) return requestAnimationFrame(look);
        painted((at) => {
          const data = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/data/'));
          setTimeout(() => resolve({
            choice, list: at - timeStamp, data: data.at(-1)?.duration ?? 0, longest: Math.max(0, ...long),
          }), 500);
        });
      };
    }, { capture: true, once: true }));
    undefined; // Playwright would otherwise wait for the promise, which is the block's value.
  }`);
  const before = await worked();
  await press();
  const shown = await page.evaluate<Omit<Press, 'work'> | null>(
    `Promise.race([window.shown, new Promise((end) => setTimeout(end, ${longestWait}, null))])`,
  );
  if (shown === null) throw new Error(`Nothing happened within ${longestWait} ms.`);
  return { ...shown, work: (await worked()) - before };
}
