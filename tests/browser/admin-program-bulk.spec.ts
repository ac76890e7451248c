import type { APIRequestContext } from '@playwright/test';
import { v7 as uuid } from 'uuid';
import { program } from '../support/bodies.ts';
import { addProgram, newTripName, test } from './office.ts';
import { cardOf, screen, texts } from './program-editor.ts';
import { axeFaults } from './settled.ts';
import { again, expect, type Language, languages, words } from './support.ts';

/** The sentence for a number, as i18next chooses it. */
function counted(language: Language, texts: object, key: string, count: number): string {
  const form = new Intl.PluralRules(language).select(count);
  return (texts as Record<string, string>)[`${key}_${form}`]?.replace('{{count}}', `${count}`) ?? '';
}

/** Adds a published program whose draft differs, and returns its id. */
async function addDrafted(api: APIRequestContext, trip_name: string, changes: Record<string, unknown> = {}) {
  const { id } = await addProgram(api, { trip_name, translations: null }, [500]);
  const content = { ...program({ trip_name, translations: null }), nights: 9, ...changes };
  await api.put(`/api/programs/${id}/draft`, { data: { content, rev: 0, based_on: 1 } });
  return id;
}

const nightsOf = async (api: APIRequestContext, id: string) =>
  (await (await api.get(`/api/programs/${id}`)).json()).data?.nights;

for (const language of languages) {
  const t = texts(language);
  const { bulk, publish } = words(language, 'admin-drafts');

  test(
    `several programs are published at once; one that fails says why and stays selected (${language})`,
    again(language),
    async ({ page, request }) => {
      test.slow();
      const prefix = newTripName(language);
      const [good, overtaken, incomplete, spoilt, same] = [1, 2, 3, 4, 5].map((number) => `${prefix} ${number}`) as [
        string,
        string,
        string,
        string,
        string,
      ];
      const ids = {
        good: await addDrafted(request, good),
        overtaken: await addDrafted(request, overtaken),
        incomplete: await addDrafted(request, incomplete, { city: '', price_sar: 0 }),
        spoilt: await addDrafted(request, spoilt),
      };
      await addProgram(request, { trip_name: same, translations: null });
      await page.goto(screen(language, `&q=${encodeURIComponent(prefix)}`));
      await expect(page.getByRole('article')).toHaveCount(5);
      await page.getByRole('button', { name: t.selection.begin }).click();
      const all = page.getByRole('checkbox', { name: counted(language, t.selection, 'all', 5) });
      await all.focus();
      await page.keyboard.press('Space');
      const bar = page.getByRole('group', { name: t.selection.group });
      await expect(bar.getByRole('status')).toHaveText(counted(language, t.selection, 'count', 5));
      // Enabled once the drafts are known, too.
      const publishing = bar.getByRole('button', { name: counted(language, t.selection, 'publish', 4) });
      await expect(publishing).toBeEnabled();
      // Enter leads from a card to the actions, which come after the list.
      await cardOf(page, good).getByRole('checkbox').press('Enter');
      await expect(publishing).toBeFocused();
      await page.keyboard.press('Enter');

      const dialog = page.getByRole('dialog');
      const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
      await expect(row(incomplete)).toContainText(t.rules.city.text);
      await expect(row(incomplete)).toContainText(t.rules.priceOfZero.text);
      await expect(row(good)).toContainText(counted(language, publish.warnings, 'english', 5));
      // Nothing to do is no fault.
      await expect(row(same)).toContainText(bulk.stops.published);
      await expect(row(same).locator('.anticon-minus-circle')).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      // A colleague saves another draft meanwhile.
      const content = { ...program({ trip_name: overtaken, translations: null }), nights: 11 };
      await request.put(`/api/programs/${ids.overtaken}/draft`, { data: { content, rev: 1, based_on: 1 } });
      // Another colleague adds a departure without a price.
      const free = { lines: [{ item: 'adult', price_sar: 0 }] };
      const departure = { id: uuid(), from_date: program().from_date, nights: 3, prices: free };
      await request.post(`/api/programs/${ids.spoilt}/departures`, { data: { departures: [departure] } });
      await dialog.getByRole('button', { name: counted(language, bulk.publish, 'confirm', 3) }).click();
      await expect(dialog.getByRole('alert')).toContainText(counted(language, bulk.publish, 'done', 1));
      await expect(dialog.getByRole('alert')).toContainText(counted(language, bulk.publish, 'failed', 2));
      await expect(row(overtaken)).toContainText(bulk.conflict);
      await expect(row(spoilt)).toContainText(language === 'ar' ? 'سعر البالغ 0' : 'The price of an adult is 0');
      await expect(dialog.getByRole('listitem')).toHaveCount(2);
      expect(await axeFaults(page)).toEqual([]);
      await dialog.getByRole('button', { name: bulk.close, exact: true }).last().click();
      await expect(bar.getByRole('status')).toHaveText(counted(language, t.selection, 'count', 4));
      await expect(cardOf(page, good).getByRole('checkbox')).not.toBeChecked();
      await expect(cardOf(page, overtaken).getByRole('checkbox')).toBeChecked();
      await expect(cardOf(page, good).getByText(t.state.published, { exact: true })).toBeVisible();
      const stored = await Promise.all([ids.good, ids.overtaken, ids.incomplete].map((id) => nightsOf(request, id)));
      expect(stored).toEqual([9, program().nights, program().nights]);
    },
  );

  test(
    `publishing several programs checks the photos of their drafts (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = newTripName(language);
      const { id, photo_records } = await addProgram(request, { trip_name: name, translations: null }, [500]);
      const content = { ...program({ trip_name: name, translations: null }), photo_order: [] };
      const photos_left_out = photo_records.map((photo) => photo.id);
      const data = { content: { ...content, photos_left_out }, rev: 0, based_on: 1 };
      await request.put(`/api/programs/${id}/draft`, { data });
      await page.goto(screen(language, `&q=${encodeURIComponent(name)}`));
      await page.getByRole('button', { name: t.selection.begin }).click();
      await cardOf(page, name).getByRole('checkbox').check();
      const bar = page.getByRole('group', { name: t.selection.group });
      await bar.getByRole('button', { name: counted(language, t.selection, 'publish', 1) }).click();
      const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: name });
      await expect(row).toContainText(publish.warnings.photos);
    },
  );

  test(
    `several programs leave the site at once, on a phone (${language})`,
    again(language),
    async ({ page, request }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const prefix = newTripName(language);
      const ids: string[] = [];
      for (const number of [1, 2]) {
        ids.push((await addProgram(request, { trip_name: `${prefix} ${number}`, translations: null })).id);
      }
      await page.goto(screen(language, `&q=${encodeURIComponent(prefix)}`));
      await page.getByRole('button', { name: t.selection.begin }).click();
      for (const number of [1, 2]) await cardOf(page, `${prefix} ${number}`).getByRole('checkbox').check();
      const bar = page.getByRole('group', { name: t.selection.group });
      await bar.getByRole('button', { name: counted(language, t.selection, 'archive', 2) }).click();
      const confirm = page.getByRole('dialog').getByRole('button', {
        name: counted(language, bulk.archive, 'confirm', 2),
      });
      await confirm.click();
      await expect(page.getByText(counted(language, bulk.archive, 'done', 2))).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(bar.getByRole('status')).toHaveText('');
      for (const id of ids) expect((await page.request.get(`/api/programs/${id}`)).status()).toBe(404);
    },
  );
}
