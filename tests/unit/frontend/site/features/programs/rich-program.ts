import { typedDeparture } from '#catalogue/departures';
import type { PriceItem } from '#contracts/api/offer-terms';
import type { Program } from '#contracts/api/programs';
import { addDays } from '#contracts/field-kit/calendar';
import { program } from '../../../../logic/catalogue/program.ts';

/** A text of about this many characters that does not compress to nothing. */
const prose = (length: number, seed: number, words: readonly string[]) => {
  let state = seed + 1;
  let text = '';
  while (text.length < length) {
    state = (state * 48_271) % 2_147_483_647;
    text += `${words[state % words.length]} `;
  }
  return text.trim();
};

const arabic =
  'نمشي بين النخيل في الواحة صباحًا ثم نقصد الجبل عصرًا ونشرب القهوة على الرمل حتى تغيب الشمس مع مرشد من أهل المكان يعرف كل درب وحكاية وبعد الغداء راحة قصيرة قبل السوق القديم وعشاء هادئ'.split(
    ' ',
  );
const english =
  'we walk among the palms of the oasis in the morning then drive to the mountain for coffee on sand until sunset with a guide from here who knows every path and story after lunch there is rest before old market quiet dinner'.split(
    ' ',
  );

const line = (
  item: PriceItem,
  price_sar: number,
  ages: [number, number | null] | null = null,
  early: number | null = null,
) => ({
  ...{ item, price_sar, early_sar: early, vat: 'standard' as const },
  ...{ from_age: ages?.[0] ?? null, to_age: ages?.[1] ?? null },
});

const count = <Value>(length: number, make: (index: number) => Value) =>
  Array.from({ length }, (_, index) => make(index));

/** A program with everything: 12 photos, 20 departures, 14 days and 12 questions. */
export function richProgram(today: string): Program {
  const id = (kind: string, index: number) => `0190f3a2-0000-7000-${kind}-${String(index).padStart(12, '0')}`;
  const whole = program({
    ...{
      description: prose(1500, 1, arabic),
      accommodation: prose(120, 2, arabic),
      offer_includes: prose(600, 3, arabic),
    },
    ...{ not_included: prose(300, 4, arabic), know_visa: prose(200, 5, arabic), know_packing: prose(200, 6, arabic) },
    meeting_point: prose(80, 7, arabic),
    translations: {
      en: {
        ...{ trip_name: 'AlUla: Nights Among the Rocks', city: 'AlUla', description: prose(1500, 1, english) },
        ...{ accommodation: prose(120, 2, english), offer_includes: prose(600, 3, english) },
        ...{
          not_included: prose(300, 4, english),
          know_visa: prose(200, 5, english),
          know_packing: prose(200, 6, english),
        },
        ...{ know_documents: null, know_fitness: null, know_children: null, meeting_point: prose(80, 7, english) },
      },
    },
    photos: count(12, (index) => `/photos/${index}.webp`),
    photo_records: count(12, (index) => ({
      ...{
        id: id('8000', index),
        program_id: id('8000', 0),
        image_url: `/photos/${index}.webp`,
        status: 'ready' as const,
      },
      ...{ created_at: '2026-11-01T00:00:00.000Z', fault: null, size: { width: 2000, height: 1500 } },
      ...{ widths: [480, 800, 1200, 2000], illustration: false },
    })),
    photo_details: count(12, (index) => ({
      id: id('8000', index),
      focus: { x: 0.3, y: 0.6 },
      texts: {
        ar: { caption: prose(60, index, arabic), alternative: prose(90, index + 9, arabic) },
        en: { caption: prose(60, index, english), alternative: prose(90, index + 9, english) },
      },
    })),
    prices: {
      lines: [
        ...[line('adult', 4850, null, 4500), line('senior', 4650, [60, null]), line('child', 2900, [2, 11])],
        ...[line('infant', 0, [0, 1]), line('single_supplement', 1650), line('triple', 4350)],
      ],
      early_until: addDays(today, 20),
      deposit_sar: 1000,
    },
    cancellation: [
      { days_before: 30, refund_percent: 100 },
      { days_before: 10, refund_percent: 50 },
    ],
    questions: count(12, (index) => ({
      texts: { ar: questionTexts(index, arabic), en: questionTexts(index, english) },
    })),
    itinerary: count(14, (index) => ({
      meals: ['breakfast', 'dinner'],
      photo: index < 12 ? id('8000', index) : null,
      texts: {
        ar: dayTexts(index, arabic),
        en: dayTexts(index, english),
      },
    })),
  });
  const departures = count(20, (index) => ({
    ...typedDeparture(whole),
    id: id('9000', index),
    from_date: addDays(today, 10 + index * 7),
    to_date: addDays(today, 23 + index * 7),
    nights: 13,
    ...{ capacity: 20, seats_left: index % 7, waiting_list: index % 2 === 0, minimum: 6 },
    deadline: addDays(today, 5 + index * 7),
    notes: { ar: prose(80, index, arabic), en: prose(80, index, english) },
  }));
  return { ...whole, departures, departure_count: 17 };
}

const dayTexts = (index: number, words: readonly string[]) => ({
  title: prose(45, index, words),
  text: prose(450, index + 20, words),
  ...{ place: prose(12, index, words), stay: prose(40, index + 3, words), transfer: prose(40, index + 5, words) },
});

const questionTexts = (index: number, words: readonly string[]) => ({
  question: prose(60, index + 40, words),
  answer: `${prose(180, index + 60, words)}\n${prose(120, index + 80, words)}`,
});
