import { createInstance, type TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { toEnquiry } from '../../../../../../frontend/console/features/enquiries/enquiry-record.ts';
import { summarise, whenOf } from '../../../../../../frontend/console/features/enquiries/enquiry-summary.ts';
import ar from '../../../../../../frontend/locales/ar/admin.json' with { type: 'json' };
import arEnquiries from '../../../../../../frontend/locales/ar/enquiries.json' with { type: 'json' };
import en from '../../../../../../frontend/locales/en/admin.json' with { type: 'json' };
import enEnquiries from '../../../../../../frontend/locales/en/enquiries.json' with { type: 'json' };

const words: Record<'ar' | 'en', TFunction<['admin', 'enquiries']>> = Object.create(null);

beforeAll(async () => {
  const i18n = createInstance();
  await i18n.init({
    resources: { ar: { admin: ar, enquiries: arEnquiries }, en: { admin: en, enquiries: enEnquiries } },
    interpolation: { escapeValue: false },
  });
  words.ar = i18n.getFixedT('ar', ['admin', 'enquiries']);
  words.en = i18n.getFixedT('en', ['admin', 'enquiries']);
});

const flight = toEnquiry(
  {
    main_departure: 'Riyadh (RUH)',
    main_arrival: 'إسطنبول',
    from_date: '2027-03-12',
    to_date: '2027-03-20',
    adults: 2,
    children: 1,
    legs: [{ departure: 'إسطنبول', arrival: 'Izmir', date: '2027-03-15' }],
  },
  'flight',
);

/** Without the isolates and with plain spaces, as a reader sees it. */
const plain = (text: string) => text.replace(/[\u2066-\u2069\u200e\u200f]/g, '').replace(/[\u00a0\u2009\u202f]/g, ' ');

describe('summarise', () => {
  it('names route, dates and passengers of a flight', () => {
    const summary = plain(summarise(flight, { t: words.en, language: 'en' }));
    expect(summary).toMatch(/^RUH → إسطنبول · 1 further leg · 12 – 20 March 2027 · 2 adults, 1 child$/);
  });

  it('points the arrow in the direction of Arabic and uses its plural forms', () => {
    const summary = plain(summarise(flight, { t: words.ar, language: 'ar' }));
    expect(summary).toMatch(/^RUH ← إسطنبول · رحلة إضافية · .* · بالغان، طفل واحد$/);
  });

  it('isolates each place, whatever its script', () => {
    expect(summarise(flight, { t: words.en, language: 'en' })).toContain('\u2068RUH\u2069 → \u2068إسطنبول\u2069');
  });

  it.each([
    ['المدينة المنورة (MED)', 'MED'],
    ['Maldives (Malé) (MLE)', 'MLE'],
    ['Frankfurt am Main International Airport', 'Frankfurt am Main…'],
    ['مطار الملك خالد الدولي في الرياض', 'مطار الملك خالد الدولي…'],
    ['Dammam (the new one)', 'Dammam (the new one)'],
    ['Riyadh', 'Riyadh'],
  ])('shortens %s in a route to %s', (place, shown) => {
    const oneWay = toEnquiry({ main_departure: place, main_arrival: place }, 'flight');
    expect(plain(summarise(oneWay, { t: words.en, language: 'en' }))).toBe(`${shown} → ${shown}`);
  });

  it('leaves out missing values', () => {
    const oneWay = toEnquiry({ main_departure: 'Jeddah', main_arrival: 'Cairo', adults: 1 }, 'flight');
    expect(plain(summarise(oneWay, { t: words.en, language: 'en' }))).toBe('Jeddah → Cairo · 1 adult');
  });

  it('names destination, dates, guests and rooms of a hotel request', () => {
    const hotel = toEnquiry({ destination: 'Makkah', check_in: '2027-02-01', adults: 3, rooms: 2 }, 'hotel');
    expect(plain(summarise(hotel, { t: words.en, language: 'en' }))).toMatch(/^Makkah · .*2027 · 3 adults · 2 rooms$/);
  });

  it('names destination, length and start of a custom journey', () => {
    const custom = toEnquiry({ special_destination: 'AlUla', number_of_days: 3, infants: 1 }, 'custom');
    expect(plain(summarise(custom, { t: words.ar, language: 'ar' }))).toBe('AlUla · 3 أيام · رضيع واحد');
  });

  it('lets a message keep its own direction, and shows nothing for an empty one', () => {
    const english = toEnquiry({ message: 'Visas for Turkey?' }, 'message');
    expect(summarise(english, { t: words.ar, language: 'ar' })).toBe('\u2068Visas for Turkey?\u2069');
    expect(summarise(toEnquiry({}, 'message'), { t: words.ar, language: 'ar' })).toBe('');
  });

  it('begins with the program from which the request came, instead of its city', () => {
    const told = (type: 'flight' | 'hotel' | 'custom' | 'message', record: object) =>
      plain(
        summarise(toEnquiry({ ...record, program_id: 'p1' }, type), {
          t: words.en,
          language: 'en',
          program: 'AlUla Nights',
        }),
      );
    expect(told('custom', { special_destination: 'AlUla', number_of_days: 4 })).toBe('AlUla Nights · 4 days');
    expect(told('hotel', { destination: 'AlUla', rooms: 1 })).toBe('AlUla Nights · 1 room');
    expect(told('flight', { main_departure: 'Riyadh', main_arrival: 'AlUla' })).toBe('AlUla Nights · Riyadh → AlUla');
    expect(told('message', { message: 'Is breakfast included?' })).toBe('AlUla Nights · Is breakfast included?');
  });

  it('cuts a message at 80 characters', () => {
    const message = toEnquiry({ message: `${'a'.repeat(80)}b` }, 'message');
    expect(plain(summarise(message, { t: words.en, language: 'en' }))).toBe(`${'a'.repeat(80)}…`);
  });
});

describe('whenOf', () => {
  it.each([
    ['days of this month', '2027-03-12', '12 – 20 Mar'],
    ['days in half a year', '2026-09-20', '12 – 20 Mar'],
    ['days of last month', '2027-04-02', '12 – 20 Mar 2027'],
    ['days in a year, which would be read as this March', '2026-03-25', '12 – 20 Mar 2027'],
  ])('names the year only where it does not go without saying: %s', (_when, today, shown) => {
    expect(plain(whenOf(flight, 'en', today))).toBe(shown);
  });

  it('names one day, or none', () => {
    const hotel = toEnquiry({ destination: 'Makkah', check_in: '2027-02-01' }, 'hotel');
    expect(whenOf(hotel, 'ar', '2027-01-01')).toBe('1 فبراير');
    expect(whenOf(toEnquiry({}, 'message'), 'ar', '2027-01-01')).toBe('');
  });
});
