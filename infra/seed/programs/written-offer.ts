import type { Meal, PriceItem, VatCode } from '#contracts/api/offer-terms';
import type { PriceLine } from '#contracts/api/program-prices';
import type { Language } from '#contracts/field-kit/language';
import type { Both, SampleDeparture, SampleOffer, SamplePrices } from './sample-offer.ts';

type Pair<Text = string> = readonly [ar: Text, en: Text];

/** A sample offer as it is written down: texts in pairs, prices by item, and only what it does not share with others. */
interface WrittenOffer extends Pick<SampleOffer, 'country' | 'cancellation' | 'meeting_map'> {
  prices: WrittenPrices;
  /** The first one is on the days of the program. */
  departures: WrittenDeparture[];
  /** Where one sleeps after each day but the last, unless the day says otherwise. */
  stay: Pair;
  days: WrittenDay[];
  not_included: Pair<string[]>;
  know: { [Name in keyof SampleOffer['know']]: Pair };
  meeting_point?: Pair;
  /** In the order of the page. */
  questions: { question: Pair; answer: Pair }[];
  /** In the order of the photos. */
  photos: WrittenPhoto[];
}

/** Some prices with an early one beside them. */
type WrittenPrices = Partial<Record<PriceItem, number | readonly [price: number, early: number]>> & {
  deposit: number;
  /** For how long the early prices hold, in days after the day of seeding. */
  early_days?: number;
  /** By default the standard one. */
  vat?: VatCode;
};

interface WrittenDeparture extends Omit<SampleDeparture, 'prices' | 'notes'> {
  notes?: Pair;
  /** Its own, where they differ from the program's. */
  prices?: WrittenPrices;
}

interface WrittenDay {
  meals: Meal[];
  /** The position of its photo among the program's, from 0. */
  photo: number;
  title: Pair;
  text: Pair;
  place: Pair;
  stay?: Pair;
  transfer?: Pair;
}

interface WrittenPhoto {
  caption: Pair;
  /** For those who do not see it. */
  alternative: Pair;
  /** The point that stays in the picture when it is cut, from its left and upper edge, 0 to 1. */
  focus?: readonly [x: number, y: number];
}

/** Completes a written offer. */
export function sampleOffer({ prices, departures, stay, days, ...written }: WrittenOffer): SampleOffer {
  const { not_included, know, meeting_point, questions, photos, ...others } = written;
  const withStay = days.map((day, index) => (index < days.length - 1 ? { stay, ...day } : day));
  const [ar, en] = not_included;
  return {
    ...others,
    prices: pricesOf(prices),
    departures: departures.map(departureOf),
    days: withStay.map(({ meals, photo, ...texts }) => ({ meals, photo, texts: byLanguage(texts) })),
    not_included: both([ar.join('\n'), en.join('\n')]),
    know: Object.fromEntries(Object.entries(know).map(([name, text]) => [name, both(text)])),
    ...(meeting_point && { meeting_point: both(meeting_point) }),
    questions: questions.map((texts) => ({ texts: byLanguage(texts) })),
    photos: photos.map(photoOf),
  };
}

const both = ([ar, en]: Pair): Both => ({ ar, en });

/** Texts in pairs as one record for each language. */
function byLanguage<Texts extends object>(texts: Texts): Record<Language, { [Name in keyof Texts]: string }> {
  const inLanguage = (language: Language) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, both(text)[language]])) as {
      [Name in keyof Texts]: string;
    };
  return { ar: inLanguage('ar'), en: inLanguage('en') };
}

const departureOf = ({ notes, prices, ...departure }: WrittenDeparture): SampleDeparture => ({
  ...departure,
  ...(notes && { notes: both(notes) }),
  ...(prices && { prices: pricesOf(prices) }),
});

const photoOf = ({ caption, alternative, focus }: WrittenPhoto) => ({
  caption: both(caption),
  alternative: both(alternative),
  focus: focus ? { x: focus[0], y: focus[1] } : null,
});

const ages: Partial<Record<PriceItem, readonly [from: number, to: number | null]>> = {
  senior: [60, null],
  child: [2, 11],
  infant: [0, 1],
};

function pricesOf({ deposit, early_days, vat = 'standard', ...prices }: WrittenPrices): SamplePrices {
  const lines = (Object.keys(prices) as (keyof typeof prices)[]).flatMap((item): PriceLine[] => {
    const [price_sar, early_sar = null] = [prices[item] ?? []].flat();
    const [from_age = null, to_age = null] = ages[item] ?? [];
    return price_sar === undefined ? [] : [{ item, price_sar, early_sar, vat, from_age, to_age }];
  });
  return { lines, deposit_sar: deposit, ...(early_days !== undefined && { early_days }) };
}
