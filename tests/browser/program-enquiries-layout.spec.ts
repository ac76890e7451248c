import type { Locator, Page } from '@playwright/test';
import { addProgram, test } from './office.ts';
import { addressOf, cardOf, field, forms, tripNames } from './program-forms.ts';
import { expectSound, expectToFit } from './sound.ts';
import {
  again,
  expect,
  formWords,
  holdScripts,
  type Language,
  languages,
  recordPosts,
  untilHydrated,
} from './support.ts';

/** Sizes in pixels, typical of phones and cameras. */
const shapes = { landscape: [1600, 1067], portrait: [1067, 1600], square: [1200, 1200] } as const;

/** All forms show the same card, so one of them shows it with the other shapes. */
const looks = [
  ...forms.map((form) => ({ form, shape: 'portrait' }) as const),
  ...(['landscape', 'square'] as const).map((shape) => ({ form: 'contact', shape }) as const),
];

for (const language of languages) {
  for (const { form, shape } of looks) {
    test(
      `the form ${form} of a program, and its page, fit every width with a ${shape} photo (${language})`,
      again(language),
      async ({ page, request }) => {
        const { changes } = tripNames();
        const { id } = await addProgram(request, changes, [[...shapes[shape]]]);
        await page.goto(addressOf(form, id, language));
        await expect(cardOf(page, language)).toBeVisible();
        await (shape === 'portrait' ? expectSound(page, language) : expectToFit(page));
        await expectCardToBeLow(page, language);
        await page.locator('button[type="submit"]').click();
        await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
        await expectToFit(page);
        await page.goto(`/program/${id}?lang=${language}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectToFit(page);
      },
    );
  }
}

for (const width of [360, 1440]) {
  test(`nothing moves or flashes while a program loads (${width} px)`, async ({ page, request }) => {
    const { changes, of } = tripNames();
    const { id } = await addProgram(request, changes, [[...shapes.landscape]]);
    const { fields, title, request: asked } = formWords('en', 'custom-journey');
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(recordShifts);
    const { promise: answered, resolve: letAnswer } = Promise.withResolvers<void>();
    await page.route(`**/data/programs/${id}.json`, (route) => answered.then(() => route.continue()));
    const letScriptsCome = await holdScripts(page);

    // Before hydration: the page is the same for every program, and hides the fields that a program fixes.
    await page.goto(addressOf('custom-journey', id, 'en'), { waitUntil: 'commit' });
    const name = page.getByLabel(fields.name, { exact: true });
    await name.fill('Noura');
    const fixed = field(page, fields.special_destination);
    await expect(fixed).toBeHidden();
    // The page has a single title from the first paint on.
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading.getByText(title, { exact: true })).toBeHidden();
    const shown = (text: Element) => getComputedStyle(text, '::before').content;
    expect(await heading.locator('[data-asked]').evaluate(shown)).toBe(`"${asked.title}"`);
    const top = await topInPage(heading);
    letScriptsCome();
    await untilHydrated(page);
    await expect(fixed).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(asked.title);

    // Sent before the program is known: the enquiry contains the program's values.
    await page.getByLabel(fields.phone, { exact: true }).fill('0501234567');
    const posts = recordPosts(page);
    await page.locator('button[type="submit"]').click();
    await expect(page.locator('button[type="submit"]')).toBeDisabled();
    // No reply: the form stays.
    await page.route('**/api/customs', () => undefined);
    letAnswer();
    await expect(page.getByRole('heading', { level: 1, name: of('en') })).toBeVisible();
    await expect(fixed).toHaveCount(0);
    await expect(name).toHaveValue('Noura');
    await expect.poll(() => posts.map(({ body }) => body.special_destination)).toEqual(['AlUla']);
    expect(await topInPage(heading)).toBe(top);
    expect(await page.evaluate('moved')).toEqual([]);
  });
}

/** Expects the program's card to be about 100 pixels high, with the picture in its frame's aspect ratio. */
async function expectCardToBeLow(page: Page, language: Language) {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const card = await cardOf(page, language).boundingBox();
    expect(card?.height, `the card at ${width} px`).toBeGreaterThan(90);
    expect(card?.height, `the card at ${width} px`).toBeLessThan(125);
    const picture = await cardOf(page, language).locator('img').boundingBox();
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(4 / 3, 1);
  }
}

/** Wherever the window is scrolled to. */
const topInPage = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().top + scrollY);

/** Runs before the page: records everything that moves without the visitor's action. */
function recordShifts() {
  interface Shift extends PerformanceEntry {
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const moved: string[] = [];
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as Shift[]) {
      for (const { node, previousRect, currentRect } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        if (!element?.closest('main') || Math.abs(previousRect.top - currentRect.top) < 2) continue;
        moved.push(`${element.tagName} ${element.className} from ${previousRect.top} to ${currentRect.top}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, { moved });
}
