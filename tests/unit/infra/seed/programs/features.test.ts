import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '#contracts/field-kit/language';
import { samplePrograms } from '../../../../../infra/seed/programs/index.ts';
import type { SampleOffer } from '../../../../../infra/seed/programs/sample-offer.ts';

/** What the samples show of a program: every day in a picture, and every feature in several of them. */

const every = samplePrograms.map((sample) => [sample.slug, sample] as const);
const isInBoth = (text: Record<(typeof languages)[number], string> | undefined) =>
  text !== undefined && languages.every((language) => text[language].trim() !== '');

describe.each(every)('%s', (_, { offer, photos, nights }) => {
  it('has a day for each night and one more, each with a picture of its own', () => {
    expect(offer.days).toHaveLength(nights + 1);
    const shown = offer.days.map(({ photo }) => photo);
    expect(new Set(shown).size).toBe(offer.days.length);
    for (const photo of shown) expect(photos[photo ?? -1]).toBeDefined();
  });

  it('says in both languages what each photo shows, to those who do not see it too', () => {
    expect(offer.photos).toHaveLength(photos.length);
    expect(photos.length).toBeLessThanOrEqual(12);
    // No picture leaves its drawing.
    for (const { crop } of photos) {
      const [left, top, width, height] = crop;
      expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1);
    }
    for (const { caption, alternative } of offer.photos) {
      expect(isInBoth(caption)).toBe(true);
      expect(isInBoth(alternative)).toBe(true);
    }
  });

  it('says where each day is, where one sleeps, and what to know, in both languages', () => {
    for (const [index, { texts }] of offer.days.entries()) {
      for (const language of languages) {
        const { title, text, place, stay } = texts[language];
        for (const said of [title, text, place]) expect(said.trim()).not.toBe('');
        if (index < nights) expect(stay).toBeTruthy();
      }
    }
    expect(offer.days.filter(({ texts }) => texts.ar.transfer && texts.en.transfer).length).toBeGreaterThanOrEqual(2);
    const { know_visa, know_documents, know_fitness, know_children, know_packing } = offer.know;
    for (const text of [know_visa, know_documents, know_fitness, know_children, know_packing, offer.not_included])
      expect(isInBoth(text)).toBe(true);
    expect(isInBoth(offer.meeting_point)).toBe(true);
    expect(offer.questions?.length).toBeGreaterThanOrEqual(2);
  });
});

const departuresOf = ({ departures }: SampleOffer) => departures;
const itemsOf = ({ prices, departures }: SampleOffer) =>
  [prices, ...departures.flatMap((one) => one.prices ?? [])].flatMap(({ lines }) => lines);
const has = (item: string) => (offer: SampleOffer) => itemsOf(offer).some((line) => line.item === item);
type Departure = SampleOffer['departures'][number];
const some = (is: (departure: Departure) => boolean) => (offer: SampleOffer) => departuresOf(offer).some(is);

/** By feature, in how many samples a visitor finds it. */
const features: [feature: string, least: number, shows: (offer: SampleOffer) => boolean][] = [
  ['a price for seniors', 4, has('senior')],
  ['a price for children', 10, has('child')],
  ['a price for infants', 10, has('infant')],
  ['a price for a single room', 11, has('single_supplement')],
  ['a price for a triple room', 6, has('triple')],
  ['an early price', 4, (offer) => itemsOf(offer).some(({ early_sar }) => early_sar !== null)],
  ['a deposit', 11, ({ prices }) => prices.deposit_sar !== null],
  ['prices outside of VAT', 1, (offer) => itemsOf(offer).some(({ vat }) => vat === 'outside')],
  ['several departures', 11, ({ departures }) => departures.length >= 4],
  ['seats', 11, some(({ seats_left }) => (seats_left ?? 0) > 0)],
  ['a last day to ask', 10, some(({ closes_days_before }) => closes_days_before !== undefined)],
  ['a smallest group', 10, some(({ minimum }) => (minimum ?? 0) > 0)],
  ['a group that goes for sure', 3, some(({ guaranteed }) => guaranteed === true)],
  ['a waiting list', 11, some(({ waiting_list }) => waiting_list === true)],
  ['a departure on request', 11, some(({ sale }) => sale === 'on_request')],
  ['a note to a departure', 10, some(({ notes }) => isInBoth(notes as never))],
  ['prices of a departure', 3, some(({ prices }) => prices !== undefined)],
  ['meals', 11, ({ days }) => days.some(({ meals }) => meals.length >= 1)],
  ['steps of its own for cancelling', 6, ({ cancellation = [] }) => cancellation.length >= 2],
  ['a link to a map', 10, ({ meeting_map }) => meeting_map !== undefined],
];

it.each(features)('%s is in %d samples or more', (_, least, shows) => {
  expect(samplePrograms.filter(({ offer }) => shows(offer)).length).toBeGreaterThanOrEqual(least);
});

it('drawings of days are small files, each of which a sample uses', () => {
  const folder = new URL('../../../../../infra/seed/scenes/', import.meta.url);
  const used = new Set(samplePrograms.flatMap(({ photos }) => photos.map(({ scene }) => scene)));
  for (const file of readdirSync(folder)) {
    expect(used).toContain(file.replace(/\.svg$/, ''));
    expect(statSync(new URL(file, folder)).size).toBeLessThanOrEqual(13_000);
  }
});
