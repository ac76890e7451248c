import type { DepartureBody } from '#contracts/api/departures';
import type { Meal, PriceItem, VatCode } from '#contracts/api/offer-terms';
import type { CancellationStep } from '#contracts/api/program-parts';
import type { PriceLine, Prices } from '#contracts/api/program-prices';
import type { Language } from '#contracts/field-kit/language';

/** A text in each language. */
export type Both = Record<Language, string>;

interface DayTexts {
  title: string;
  text: string;
  place: string;
  stay?: string;
  transfer?: string;
}

export interface SampleDay {
  meals: Meal[];
  /** The position of its photo among the program's, from 0. */
  photo?: number;
  texts: Record<Language, DayTexts>;
}

type SamplePrices = Omit<Prices, 'early_until'> & { early_days?: number };

export interface SampleDeparture extends Partial<Omit<DepartureBody, 'from_date' | 'to_date' | 'deadline' | 'prices'>> {
  /** In days after the day of seeding. */
  starts_in_days: number;
  /** The last day to ask for it, in days before the departure. */
  closes_days_before?: number;
  /** Its own, where they differ from the program's. */
  prices?: SamplePrices;
}

/** The words about a photo. */
export interface SamplePhotoTexts {
  caption: Both;
  /** For those who do not see it. */
  alternative: Both;
  /** The point that stays in the picture when it is cut, from its left and upper edge, 0 to 1. */
  focus: { x: number; y: number } | null;
}

/** The parts of a sample program besides its main texts. */
export interface SampleOffer {
  country: string;
  prices: SamplePrices;
  /** The first one is on the days of the program. */
  departures: SampleDeparture[];
  days: SampleDay[];
  not_included: Both;
  know: Partial<Record<'know_visa' | 'know_documents' | 'know_fitness' | 'know_children' | 'know_packing', Both>>;
  meeting_point?: Both;
  meeting_map?: string;
  cancellation?: CancellationStep[];
  /** Questions of travellers, in the order of the page. */
  questions?: SampleQuestion[];
  /** In the order of the photos. */
  photos: SamplePhotoTexts[];
}

export interface SampleQuestion {
  texts: Record<Language, { question: string; answer: string }>;
}

export const both = (ar: string, en: string): Both => ({ ar, en });

/** Joins the lines of a list in each language. */
export const list = (ar: string[], en: string[]): Both => ({ ar: ar.join('\n'), en: en.join('\n') });

export const day = (meals: Meal[], ar: DayTexts, en: DayTexts, photo?: number): SampleDay => ({
  meals,
  texts: { ar, en },
  ...(photo !== undefined && { photo }),
});

/** The caption of a photo and its description, each in Arabic and English. */
export const photo = (
  [captionAr, captionEn]: [ar: string, en: string],
  [ar, en]: [ar: string, en: string],
  focus: SamplePhotoTexts['focus'] = null,
): SamplePhotoTexts => ({ caption: both(captionAr, captionEn), alternative: both(ar, en), focus });

/** A question and its answer in each language. */
export const question = (ar: [question: string, answer: string], en: [question: string, answer: string]) => {
  const inLanguage = ([text, answer]: typeof ar) => ({ question: text, answer });
  return { texts: { ar: inLanguage(ar), en: inLanguage(en) } };
};

interface Terms {
  ages: [number, number | null] | undefined;
  early: number | null;
  vat: VatCode;
}

const item = (name: PriceItem, price_sar: number, { ages, early, vat }: Terms) => ({
  item: name,
  price_sar,
  early_sar: early,
  vat,
  from_age: ages?.[0] ?? null,
  to_age: ages?.[1] ?? null,
});

/** The lines of a price by item; a pair is a price and its early price. */
export const pricesOf = (
  prices: Partial<Record<PriceItem, number | [price: number, early: number]>>,
  { deposit, earlyDays, vat = 'standard' }: { deposit?: number; earlyDays?: number; vat?: VatCode } = {},
): SamplePrices => {
  const ages: Partial<Record<PriceItem, [number, number | null]>> = {
    senior: [60, null],
    child: [2, 11],
    infant: [0, 1],
  };
  const lines: PriceLine[] = Object.entries(prices).map(([name, price]) => {
    const [full, early] = typeof price === 'number' ? [price, null] : price;
    return item(name as PriceItem, full, { ages: ages[name as PriceItem], early, vat });
  });
  return {
    lines,
    deposit_sar: deposit ?? null,
    ...(earlyDays !== undefined && { early_days: earlyDays }),
  };
};

export const free = (starts_in_days: number): SampleDeparture => ({ starts_in_days });

export const seats = (
  starts_in_days: number,
  capacity: number,
  seats_left: number,
  more: Omit<SampleDeparture, 'starts_in_days'> = {},
): SampleDeparture => ({ starts_in_days, capacity, seats_left, ...more });

export const soldOut = (starts_in_days: number, capacity: number): SampleDeparture =>
  seats(starts_in_days, capacity, 0, { waiting_list: true });

export const onRequest = (starts_in_days: number, notes?: Both): SampleDeparture => ({
  starts_in_days,
  sale: 'on_request',
  ...(notes && { notes }),
});
