import { expect, it } from 'vitest';
import type { Language } from '#contracts/field-kit/language';
import { seasonWords } from '../../../../../../frontend/console/features/activity/season-words.ts';
import { createI18n, loadTexts } from '../../../../../../frontend/shared/lib/i18n.ts';
import { seasonChanges } from '../../../../../../functions/logic/seasons.ts';
import { brand } from '../../../../../support/brand.ts';
import { season } from '../../../../../support/seasons.ts';

/** The words, with their isolated names in angle brackets. */
async function wordsIn(language: Language, ...lists: Parameters<typeof seasonChanges>) {
  const i18n = await createI18n(language, brand);
  await loadTexts(['adminActivity', 'adminSeasons'], { i18n });
  const words = seasonWords(
    seasonChanges(...lists),
    i18n.getFixedT(language, ['adminActivity', 'adminSeasons'] as const),
    language,
  );
  return words.map((text) => text.replaceAll('\u2068', '<').replaceAll('\u2069', '>'));
}

const one = season();

it('says which seasons were added and removed, with their days', async () => {
  const eid = season({ names: { ar: 'عيد الفطر', en: null }, from: '2027-03-09', to: '2027-03-12' });
  expect(await wordsIn('en', [one], [eid])).toEqual([
    'Removed: <Ramadan 1448 AH> (8 February – 8 March 2027)',
    'Added: <عيد الفطر> (9 – 12 March 2027)',
  ]);
  expect(await wordsIn('ar', [], [eid])).toEqual(['أُضيف: <عيد الفطر> (9 – 12 مارس 2027)']);
});

it('says what was changed of a season, in both languages', async () => {
  const changed = { ...one, kind: 'other' as const, names: { ...one.names, en: null }, to: '2027-03-09' };
  expect(await wordsIn('en', [one], [changed])).toEqual([
    '<رمضان 1448 هـ>: Kind: Ramadan → Other, English name: <Ramadan 1448 AH> → (empty), Last day: 8 March 2027 → 9 March 2027',
  ]);
  expect(await wordsIn('ar', [one], [{ ...one, from: '2027-02-09' }])).toEqual([
    '<رمضان 1448 هـ>: أول يوم: 8 فبراير 2027 ← 9 فبراير 2027',
  ]);
});

it('says nothing if nothing was changed', async () => {
  expect(await wordsIn('en', [one], [one])).toEqual([]);
});
