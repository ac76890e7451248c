import type { Browser, Page } from '@playwright/test';
import { paths } from '#contracts/website/paths';
import { words } from '../support/words.ts';

/** The emulated phone and network of Lighthouse, in bytes a second. */
const slowdown = 4;
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/** In milliseconds: a tap without an effect by then has none. */
const longestWait = 30_000;

/** When the reader taps: this long after the page has loaded, or after its scripts have run. */
export const moments = { 'after 1 s': 1000, 'after 5 s': 5000, 'scripts have run': undefined } as const;
export type Moment = keyof typeof moments;

/** A reader's first tap on a page, and the longest time in milliseconds until its effect shows. */
export interface Tap {
  name: string;
  path: string;
  /** Selects the control. */
  control: string;
  /** An expression that the page evaluates: what the tap changes. */
  effect: string;
  goal: number;
}

const flightForm = { path: paths.flightBooking };
const { enquiries, programs } = { enquiries: words('ar', 'enquiries'), programs: words('ar', 'programs') };
const stepper = enquiries.stepper.more.replace('{{field}}', enquiries.fields.adults);

const count = (selector: string) => `document.querySelectorAll('${selector}').length`;
const issues = count('main [aria-invalid="true"]');
const send = { control: 'form button[type="submit"]', effect: issues, goal: 350 };

/** Taps on public pages. `programId` has several photos. */
export const taps = (programId: string): Tap[] => [
  {
    name: 'home: menu',
    path: paths.home,
    control: 'header button[popovertarget]',
    effect: count('header :popover-open'),
    goal: 250,
  },
  {
    name: 'flight: one adult more',
    ...flightForm,
    control: `button[aria-label="${stepper}"]`,
    effect: "document.querySelector('#flight-request_adults').value",
    goal: 250,
  },
  {
    name: 'flight: another flight',
    ...flightForm,
    control: `form button:has-text("${words('ar', 'flight-booking').legs.add}")`,
    effect: count('form fieldset'),
    goal: 250,
  },
  {
    name: 'flight: the calendar',
    ...flightForm,
    control: '#flight-request_from_date',
    effect: count('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)'),
    goal: 350,
  },
  { name: 'flight: send an empty form', ...flightForm, ...send },
  { name: 'hotel: send an empty form', path: paths.hotelBooking, ...send },
  { name: 'contact: send an empty form', path: paths.contact, ...send },
  {
    name: 'program: next photo',
    path: paths.program(programId),
    control: `button[aria-label="${programs.detail.nextPhoto}"]`,
    effect: "[...document.querySelectorAll('main img')].map((one) => one.getBoundingClientRect().left).join()",
    goal: 250,
  },
];

/** Opens a page on a slow phone, taps once, and returns the milliseconds until the effect shows. */
export async function timeTap(browser: Browser, url: string, tap: Tap, moment: Moment): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url + tap.path, { waitUntil: 'load' });
    await waitFor(page, moment);
    return await tapOnce(page, tap);
  } finally {
    await context.close();
  }
}

async function waitFor(page: Page, moment: Moment): Promise<void> {
  const delay = moments[moment];
  if (delay !== undefined) return page.waitForTimeout(delay);
  await page.mouse.wheel(0, 30);
  // Version 0.2.0, with which this one is compared, says `earlyClicks`.
  const isWaiting = "'clicksBeforeHydration' in window || 'earlyClicks' in window";
  while (await page.evaluate(isWaiting)) await page.waitForTimeout(100);
  // Lets what follows hydration end.
  await page.waitForTimeout(4000);
}

/** The bench needs this of an element: it compiles without the DOM's types. */
interface Scrolled {
  scrollIntoView(options: { block: 'center'; behavior: 'instant' }): void;
}

async function tapOnce(page: Page, { control, effect }: Tap): Promise<number> {
  const target = page.locator(control).locator('visible=true').first();
  // A reader would scroll to the target: this may be the page's first action.
  await target.evaluate((one: Scrolled) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to tap: ${control}`);
  // The browser itself watches each frame, so that the measuring costs no time.
  await page.evaluate(`{
    const read = () => ${effect};
    const before = read();
    window.shown = new Promise((resolve) => document.addEventListener('touchstart', ({ timeStamp }) => {
      const look = () => (read() === before ? requestAnimationFrame(look) : resolve(performance.now() - timeStamp));
      requestAnimationFrame(look);
    }, { capture: true, once: true }));
    undefined; // Playwright would otherwise wait for the promise, which is the block's value.
  }`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const shown = await page.evaluate<number | null>(
    `Promise.race([window.shown, new Promise((end) => setTimeout(end, ${longestWait}, null))])`,
  );
  if (shown === null) throw new Error(`Nothing happened within ${longestWait} ms: ${control}`);
  return shown;
}
