import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Departure } from '#contracts/api/departures';
import { languages } from '#contracts/field-kit/language';
import { formatDate, formatDayRange, formatPrice } from '../../../../frontend/shared/lib/format.ts';
import { wordsOf } from '../../../../functions/logic/link-pictures/words.ts';
import { departure, departureId, line, pricesOf } from '../catalogue/departure.ts';
import { program, today } from '../catalogue/program.ts';

const textsOf = async (language: string) =>
  JSON.parse(await readFile(`frontend/locales/${language}/programs.json`, 'utf8'));

const departures = (...changes: Partial<Departure>[]) => changes.map((change) => departure(change));

describe.each(languages)('the words of a picture in %s', (language) => {
  it.each([
    ['2027-03-12', '2027-03-19'],
    ['2027-02-27', '2027-03-02'],
    ['2026-12-29', '2027-01-03'],
    ['2027-03-12', '2027-03-12'],
  ])('name the days as the page does: %s, %s', (from_date, to_date) => {
    const { days } = wordsOf(program({ from_date, to_date }), language, today);
    expect(days).toBe(formatDayRange(from_date, to_date, language));
  });

  it.each([4850, 4850.5, 12_000])('name the price as the page does: %s', async (price_sar) => {
    const { price } = wordsOf(program({ price_sar }), language, today);
    const { perPerson } = (await textsOf(language)).price;
    expect(price).toEqual({ amount: formatPrice(price_sar, language), terms: expect.stringContaining(perPerson) });
  });

  it('speak of VAT only where the price contains it', async () => {
    const abroad = program({ prices: pricesOf([{ ...line('adult', 9000), vat: 'outside' }]) });
    const { perPerson } = (await textsOf(language)).price;
    expect(wordsOf(abroad, language, today).price?.terms).toBe(perPerson);
  });

  it('say that other departures cost more', async () => {
    const dearer = program({
      departures: departures(
        { id: departureId(3), from_date: '2027-02-01', to_date: '2027-02-04' },
        { id: departureId(4), from_date: '2027-03-01', to_date: '2027-03-04', prices: pricesOf([line('adult', 9000)]) },
      ),
    });
    const { days, price } = wordsOf(dearer, language, today);
    expect(days).toBe(formatDayRange('2027-02-01', '2027-02-04', language));
    expect([price?.from, price?.amount]).toEqual([(await textsOf(language)).price.from, formatPrice(4850, language)]);
  });

  it('say until when an early price holds, and leave it out afterwards', () => {
    const lines = [line('adult', 5000, { early_sar: 4200 })];
    const early = program({ prices: pricesOf(lines, { early_until: '2026-12-19' }) });
    const { price } = wordsOf(early, language, '2026-12-19');
    expect(price?.amount).toBe(formatPrice(4200, language));
    expect(price?.early).toContain(formatDate('2026-12-19', language));
    const after = wordsOf(early, language, '2026-12-20').price;
    expect([after?.amount, after?.early]).toEqual([formatPrice(5000, language), undefined]);
  });

  it('say that the days are on request, that the price is not known, and that a program has ended', async () => {
    const texts = await textsOf(language);
    expect(wordsOf(program({ departures: [] }), language, today).days).toBe(texts.days.onRequest);
    expect(wordsOf(program({ price_sar: 0 }), language, today).price).toEqual({ amount: texts.price.missing });
    expect(wordsOf(program(), language, '2028-01-01')).toEqual({
      title: expect.any(String),
      days: texts.detail.ended,
    });
  });
});

it('use the Arabic title where a language has none', () => {
  expect(wordsOf(program(), 'en', today).title).toBe('العلا: ليالٍ بين الجبال');
  const both = program();
  const texts = { ...both.texts, en: { ...both.texts.ar, trip_name: 'AlUla' } };
  expect(wordsOf({ ...both, texts }, 'en', today).title).toBe('AlUla');
});
