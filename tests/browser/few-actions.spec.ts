import type { Page } from '@playwright/test';
import { CountedActions } from './counted-actions.ts';
import { newTripName, photoFile, programsNamed, test } from './office.ts';
import { dialogOf, fieldOf, photoField, save, texts } from './program-editor.ts';
import { field } from './program-forms.ts';
import { settle } from './settled.ts';
import { again, dayFromNow, expect, type Language, languages, untilHydrated, words } from './support.ts';

/** The most that a program and a request for it may cost somebody who sees the screens for the first time. */
const mostForStaff = 60;
const mostForVisitors = 12;

test.use({ viewport: { width: 1440, height: 900 } });

for (const language of languages) {
  test(`a program and a request for it take few actions (${language})`, again(language), async ({ page }) => {
    test.slow();
    const names = { ar: newTripName('ar'), en: newTripName('en') };
    const staff = new CountedActions();
    await page.goto(`/admin?lang=${language}`);
    await describe(page, language, { staff, names });
    await addDates(page, language, staff);
    await addDays(page, language, staff);
    await previewBoth(page, language, { staff, names });
    await staff.click(save(page));
    await expect(dialogOf(page)).toBeHidden();

    const [stored] = await programsNamed(page.request, names.ar);
    expect(stored).toMatchObject({ translations: { en: { trip_name: names.en, city: 'AlUla' } } });
    expect(stored?.departures).toHaveLength(3);
    expect(stored?.itinerary).toHaveLength(5);
    expect(stored?.prices).toMatchObject({ lines: [{ item: 'adult' }, { item: 'child' }, { item: 'infant' }] });

    const visitor = new CountedActions();
    await requestIt(page, language, { visitor, name: names[language] });
    console.log(`Actions (${language}): staff ${staff.count}, visitor ${visitor.count}`);
    expect(staff.count, staff.done.join('\n')).toBeLessThanOrEqual(mostForStaff);
    expect(visitor.count, visitor.done.join('\n')).toBeLessThanOrEqual(mostForVisitors);
  });
}

interface Making {
  staff: CountedActions;
  names: Record<Language, string>;
}

/** From the overview to a new program with its names, first dates, price, photo and description. */
async function describe(page: Page, language: Language, { staff, names }: Making) {
  const { add, fields, editor } = texts(language);
  const { layout } = words(language, 'admin');
  const inEnglish = (label: string) => editor.inEnglish.replace('{{field}}', label);
  await staff.click(page.getByRole('link', { name: layout.programs }));
  await staff.click(page.getByRole('button', { name: add, exact: true }).first());
  await staff.type(fieldOf(page, fields.trip_name), names.ar);
  await staff.type(fieldOf(page, inEnglish(fields.trip_name)), names.en);
  await staff.type(fieldOf(page, fields.city), 'العلا');
  await staff.type(fieldOf(page, inEnglish(fields.city)), 'AlUla');
  for (const [label, days] of [
    [fields.from_date, 40],
    [fields.to_date, 44],
  ] as const) {
    await staff.type(fieldOf(page, label), dayFromNow(days));
    await staff.press(page, 'Enter');
  }
  await staff.type(fieldOf(page, fields.nights), '4');
  await staff.type(fieldOf(page, fields.price_sar), '4500');
  await staff.chooseFiles(photoField(dialogOf(page)), [await photoFile('cover.jpg', 1200)]);
  await staff.type(fieldOf(page, fields.description), 'بين الصخور والواحات، أيام من الهدوء.');
  await staff.type(fieldOf(page, inEnglish(fields.description)), 'Quiet days between rocks and oases.');
}

const showSection = (page: Page, staff: CountedActions, name: string) =>
  staff.click(dialogOf(page).getByRole('tab', { name: new RegExp(`^${name}`) }));

/** Prices for children and infants beside the adults', and two departures more, pasted. */
async function addDates(page: Page, language: Language, staff: CountedActions) {
  const { sections, prices, departures } = words(language, 'admin-offer');
  await showSection(page, staff, sections.departures);
  for (const [item, price] of [
    [prices.items.child, '3000'],
    [prices.items.infant, '0'],
  ] as const) {
    await staff.click(dialogOf(page).getByRole('button', { name: item, exact: true }));
    const line = dialogOf(page).getByRole('group', { name: item });
    await staff.type(line.getByLabel(prices.price, { exact: true }), price);
  }
  await staff.click(dialogOf(page).getByRole('button', { name: departures.paste }));
  const paste = page.getByRole('dialog', { name: departures.paste });
  const rows = [70, 100].map((days) => `${dayFromNow(days)}\t\t4\t18`).join('\n');
  await staff.type(paste.getByLabel(departures.pasteLabel), rows);
  await staff.click(paste.locator('button[type=submit]'));
  await expect(paste).toBeHidden();
}

async function addDays(page: Page, language: Language, staff: CountedActions) {
  const { sections, itinerary } = words(language, 'admin-offer');
  await showSection(page, staff, sections.itinerary);
  const add = (day: number) => itinerary.add.replace('{{number}}', `${day}`);
  for (let day = 1; day <= 5; day++) {
    await staff.click(dialogOf(page).getByRole('button', { name: add(day) }));
    const part = (texts: Language, name: 'title' | 'text') =>
      dialogOf(page).locator(`#program_itinerary_${day - 1}_texts_${texts}_${name}`);
    await expect(part('ar', 'title')).toBeFocused();
    await staff.type(part('ar', 'title'), `اليوم ${day} في العلا`);
    await staff.type(part('en', 'title'), `Day ${day} in AlUla`);
    await staff.type(part('ar', 'text'), 'جولة صباحية ثم وقت حر.');
    await staff.type(part('en', 'text'), 'A walk in the morning, then time of your own.');
  }
}

/** Looks at the preview in the language of the console, and then in the other one. */
async function previewBoth(page: Page, language: Language, { staff, names }: Making) {
  const { menu, preview } = words(language, 'admin-drafts');
  await staff.click(dialogOf(page).getByRole('button', { name: menu.label }));
  await settle(page);
  await staff.click(page.getByRole('menuitem', { name: menu.preview, exact: true }));
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1, name: names[language] })).toBeVisible();
  const other = language === 'ar' ? 'en' : 'ar';
  await staff.click(page.getByTitle(other === 'ar' ? preview.arabic : preview.english, { exact: true }));
  await expect(frame.getByRole('heading', { level: 1, name: names[other] })).toBeVisible();
}

interface Visiting {
  visitor: CountedActions;
  name: string;
}

/** From the home page, by month and budget, to the receipt. */
async function requestIt(page: Page, language: Language, { visitor, name }: Visiting) {
  const { list } = words(language, 'programs');
  const offer = words(language, 'offer');
  const enquiries = words(language, 'enquiries');
  const listed = async () => (await page.request.get('/data/programs.json')).text();
  await expect.poll(listed).toContain(name);
  await page.goto(`/?lang=${language}`);
  await untilHydrated(page);
  await visitor.click(page.locator('main a[href="/programs"]').first());
  await visitor.select(page.getByLabel(list.when, { exact: true }), monthOf(70));
  await visitor.select(page.getByLabel(list.budget), '5000');
  await visitor.click(page.getByRole('article').filter({ hasText: name }).getByRole('link').first());
  const chooser = page.getByRole('form', { name: offer.chooser });
  await untilHydrated(page);
  const departures = chooser.locator('select[name=departure]');
  await visitor.select(departures, (await departures.locator('option').nth(1).getAttribute('value')) ?? '');
  await visitor.select(chooser.locator('select[name=adults]'), '3');
  await visitor.select(chooser.locator('select[name=children]'), '1');
  await expect(chooser.locator('[data-total]')).toContainText('16,500');
  await visitor.click(chooser.getByRole('button', { name: offer.request }));
  await visitor.type(field(page, enquiries.fields.name), 'Noura');
  await visitor.type(field(page, enquiries.fields.phone), '0501234567');
  await visitor.click(page.getByRole('button', { name: enquiries.submit }));
  await expect(page.locator('[data-receipt]')).toContainText('16,500');
}

const monthOf = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 7);
