import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { v7 as uuid } from 'uuid';
import { defaultHours } from '#contracts/api/default-hours';
import { brandAtStart } from '#contracts/site-defaults/brand';
import { contactAtStart } from '#contracts/site-defaults/contact';
import { heroAtStart } from '#contracts/site-defaults/hero';
import { pictureFile } from '#contracts/website/site-picture-files';
import { type Stack, startStack } from '../support/stack.ts';
import { drawing } from '../unit/logic/site-pictures/drawings.ts';
import { addProgram, photoFile, readProgram } from './office.ts';
import { addPicture, publishSection, readSection, saveSection } from './site-content.ts';
import { expectButtonBelow, expectSoundInConsole } from './sound.ts';
import { again, expect, type Language, languages, signIn, test, words } from './support.ts';

/** The system from which the site moves, and the one into which it moves: it replaces sections that other tests read. */
let from: Stack;
let into: Stack;
test.beforeAll(async () => {
  [from, into] = await Promise.all([startStack({ site: true }), startStack({ site: true })]);
});
test.afterAll(() => Promise.all([from?.stop(), into?.stop()]));

/** The console of a system that a test has started for itself, once an owner has signed in. */
async function consoleOf({ url: baseURL }: Stack, browser: Browser, language: Language): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { 'X-Client': 'web' },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`/admin/login?lang=${language}`);
  await signIn(page, language);
  await expect(page).toHaveURL(/\/admin$/);
  return page;
}

const settings = { seasons: '/api/settings/seasons', hours: '/api/settings/hours' } as const;

const readSetting = async ({ request }: Page, name: keyof typeof settings) =>
  (await (await request.get(settings[name])).json()).data;

/** Adds a season, and opens an hour earlier on Sundays in one language than in the other. Returns both. */
async function changeSettings(page: Page, language: Language) {
  const season = {
    ...{ id: uuid(), kind: 'school_break', from: '2027-03-07', to: '2027-03-13' },
    names: { ar: `إجازة الربيع ${language}`, en: `Spring break ${language}` },
  };
  const { version, seasons } = await readSetting(page, 'seasons');
  const data = { seasons: [...seasons, season], version };
  expect((await page.request.put(settings.seasons, { data })).status()).toBe(200);
  const sunday = [{ from: language === 'ar' ? '08:00' : '07:00', to: '15:00' }];
  const { week, goals, schedules } = defaultHours;
  const hours = { ...{ goals, schedules }, week: { ...week, sunday } };
  const stored = await readSetting(page, 'hours');
  const reply = await page.request.put(settings.hours, { data: { ...hours, version: stored.version } });
  expect(reply.status()).toBe(200);
  return { season, hours };
}

for (const language of languages) {
  test(`an owner moves the site to another system (${language})`, again(language), async ({ browser }) => {
    test.setTimeout(240_000);
    const t = words(language, 'admin-moving');
    const colour = language === 'ar' ? '#7c3aed' : '#1d4ed8';
    const here = await consoleOf(from, browser, language);
    const logo = await addPicture(here.request, 'logo', { type: 'image/svg+xml', bytes: drawing() });
    const opening = (await photoFile('opening.jpg', 2400, 'jpeg', 600)).buffer;
    const picture = await addPicture(here.request, 'hero', { type: 'image/jpeg', bytes: opening });
    await publishSection(here.request, 'brand', { ...brandAtStart, colour, logo });
    await publishSection(here.request, 'hero', { ...heroAtStart, picture });
    const { id } = await addProgram(here.request, {}, [800]);
    const { id: archived } = await addProgram(here.request);
    const archive = { data: { change: 'archive', at: null } };
    expect((await here.request.patch(`/api/programs/${archived}/publications`, archive)).status()).toBe(200);
    await saveSection(here.request, 'contact', { ...contactAtStart, unfinished: language });
    const { season, hours } = await changeSettings(here, language);
    const begun = { id: uuid(), content: { trip_name: 'Not finished' } };
    expect((await here.request.post('/api/programs/drafts', { data: begun })).status()).toBe(201);

    await here.goto(`/admin/site/moving?lang=${language}`);
    await expectSoundInConsole(here, language);
    const started = here.waitForEvent('download');
    await here.getByRole('button', { name: t.export.start }).click();
    const buffer = await readFile(await (await started).path());
    const { data: entries } = await (await here.request.post('/api/activity/searches', { data: {} })).json();
    expect(entries.map(({ action }: { action: string }) => action)).toContain('site_exported');

    const there = await consoleOf(into, browser, language);
    await there.goto(`/admin/site?lang=${language}`);
    await there.getByRole('link', { name: words(language, 'admin-site').move }).click();
    await expect(there).toHaveURL(/\/admin\/site\/moving/);
    const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
      const dialog = there.waitForEvent('filechooser');
      await there.getByRole('button', { name: t.import.file }).click();
      await (await dialog).setFiles(file);
    };
    // The browser's own field has words in the browser's language.
    await expect(there.locator('input[type="file"]')).toBeHidden();
    await choose({ name: 'site.zip', mimeType: 'application/zip', buffer: buffer.subarray(0, 400) });
    await expect(there.getByText(t.faults.unreadable)).toBeVisible();

    await choose({ name: 'site.zip', mimeType: 'application/zip', buffer });
    const review = there.getByRole('region', { name: t.review.title });
    await expect(review).toContainText(words(language, 'admin-site').brand.title);
    await expect(review).toContainText(t.review.sectionDrafts);
    await expect(review).toContainText(t.review.settings);
    for (const setting of [t.review.seasons, t.review.hours]) await expect(review).toContainText(setting);
    await expect(review).toContainText(t.review.newDrafts_one.replace('{{count}}', '1'));
    expect((await readSection(there.request, 'brand')).live.content.colour).not.toBe(colour);
    await review.getByRole('button', { name: t.review.apply }).click();
    await there.getByRole('dialog').getByRole('button', { name: t.review.apply }).click();
    await expect(there.getByText(t.import.done)).toBeVisible();

    expect((await readSection(there.request, 'brand')).live.content).toMatchObject({ colour, logo });
    expect((await readSection(there.request, 'hero')).live.content).toMatchObject({ picture });
    expect(await readSetting(there, 'hours')).toMatchObject(hours);
    expect((await readSetting(there, 'seasons')).seasons).toEqual((await readSetting(here, 'seasons')).seasons);
    const published = async () => (await (await there.request.get('/data/seasons.json')).json()).data;
    await expect.poll(published).toContainEqual(expect.objectContaining({ names: season.names }));
    for (const file of [pictureFile.logo(logo.id), pictureFile.hero(picture.id)]) {
      expect((await there.request.get(file)).status(), file).toBe(200);
    }
    await expect.poll(async () => (await readProgram(there.request, id)).photos.length).toBe(1);
    await expect.poll(async () => (await there.request.get(`/program/${id}`)).status()).toBe(200);
    expect(await readProgram(there.request, archived)).toMatchObject({ publication: { state: 'archived' } });
    expect((await there.request.get(`/program/${archived}`)).status()).toBe(404);
    expect((await readSection(there.request, 'contact')).draft.content).toMatchObject({ unfinished: language });
    const { data: draft } = await (await there.request.get(`/api/programs/${begun.id}/draft`)).json();
    expect(draft.content).toEqual(begun.content);
    expect((await there.request.get(`/program/${begun.id}`)).status()).toBe(404);
    await Promise.all([here, there].map((page) => page.context().close()));
  });

  test(`an owner lets an import go on that hangs (${language})`, again(language), async ({ browser }) => {
    const t = words(language, 'admin-moving');
    const page = await consoleOf(from, browser, language);
    const begun_at = new Date().toISOString();
    const site = {
      ...{ id: crypto.randomUUID(), state: 'applying', name: 'site.zip', begun_at, total: 2, photos: [] },
      documents: [{ kind: 'section', id: 'brand', change: 'changed' }],
    };
    await page.route('**/api/site-import', (route) => route.fulfill({ json: { data: site } }));
    await page.route('**/api/site-import/application', (route) => route.fulfill({ status: 202, json: { data: site } }));
    await page.clock.install();
    await page.goto(`/admin/site/moving?lang=${language}`);
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByText(t.import.stuck)).toBeHidden();
    await page.clock.runFor(31_000);
    await page.setViewportSize({ width: 360, height: 800 });
    await expectButtonBelow(page.getByRole('alert').filter({ hasText: t.import.stuck }), t.import.stuck);
    const asked = page.waitForRequest('**/api/site-import/application');
    await page.getByRole('button', { name: t.import.goOn }).click();
    expect((await asked).postDataJSON()).toEqual({ import_id: site.id, documents: 2, photos: 0 });
    await expect(page.getByText(t.import.stuck)).toBeHidden();
    await page.context().close();
  });
}
