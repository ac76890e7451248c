import type { DepartureBody } from '#contracts/api/departures';
import type { Meal } from '#contracts/api/offer-terms';
import type { CancellationStep } from '#contracts/api/program-parts';
import type { Prices } from '#contracts/api/program-prices';
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

export type SamplePrices = Omit<Prices, 'early_until'> & { early_days?: number };

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
