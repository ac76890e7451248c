import type { TFunction } from 'i18next';
import { ageGroups, type Party } from '#contracts/enquiry-kinds/facts';
import type { Language } from '#contracts/fields';
import { formatDate, formatDayRange } from '../../../lib/format.ts';
import { shorten, shortenAtWord } from '../../../lib/shorten.ts';
import type { CustomDetails, EnquiryView, FlightDetails, HotelDetails } from './enquiry-view.ts';

export const messageSummaryLength = 80;

interface Words {
  t: TFunction<['admin', 'enquiries']>;
  language: Language;
}

/** Texts that tell requests apart in a list. */
export interface Summary {
  /** The main point: the route of a flight, the customer's own text for others. */
  gist: string;
  /** True if the gist is the customer's own text, which has its own direction. */
  isOwnWords: boolean;
  /** Dates, travellers and other details, the most important first. */
  particulars: string[];
}

export function summaryOf(enquiry: EnquiryView, words: Words): Summary {
  const ownWords = ownWordsOf(enquiry);
  const [gist = '', ...particulars] = [ownWords, ...particularsOf(enquiry, words)].filter(Boolean);
  return { gist, isOwnWords: ownWords !== '', particulars };
}

/** Returns the summary on one line. */
export function summarise(enquiry: EnquiryView, words: Words): string {
  const { gist, isOwnWords, particulars } = summaryOf(enquiry, words);
  return [isOwnWords ? isolate(gist) : gist, ...particulars].join(' · ');
}

function ownWordsOf({ type, data }: EnquiryView): string {
  switch (type) {
    case 'flight':
      return '';
    case 'message':
      return shorten(data.message, messageSummaryLength);
    case 'hotel':
    case 'custom':
      return shorten(data.destination ?? '', messageSummaryLength);
  }
}

function particularsOf(enquiry: EnquiryView, words: Words): string[] {
  switch (enquiry.type) {
    case 'flight':
      return flightFacts(enquiry.data, words);
    case 'hotel':
      return hotelFacts(enquiry.data, words);
    case 'custom':
      return customFacts(enquiry.data, words);
    case 'message':
      return [];
  }
}

/** `2 adults, 1 child`; leaves out groups without travellers. */
export const listTravellers = (party: Party, { t }: Pick<Words, 't'>): string =>
  ageGroups
    .filter((group) => party[group])
    .map((group) => t(`counts.${group}`, { ns: 'enquiries', count: party[group] ?? 0 }))
    .join(t('counts.separator', { ns: 'enquiries' }));

/**
 * `RUH → Istanbul`, in the reading direction of the interface. Each place is isolated, because visitors write places in
 * either script and a pair without isolates would swap sides (Unicode TR9, section 2.4).
 */
export function describeRoute(from: string, to: string, { t }: Pick<Words, 't'>): string {
  return t('summary.route', { from: isolate(shortPlace(from)), to: isolate(shortPlace(to)) });
}

/** The limit in characters for a place in a route, if it has no known airport code. */
const longestPlace = 24;

/** Returns `DMM` for `Dammam (DMM)`, the format of the flight form's suggestions; cuts any other place after a word. */
const shortPlace = (place: string) => /\(([A-Z]{3})\)\s*$/.exec(place)?.[1] ?? shortenAtWord(place, longestPlace);

/** `12 – 20 March 2027`, or a single day. */
export function describeDates(from: string | undefined, to: string | undefined, { language }: Words): string {
  if (from && to && from < to) return formatDayRange(from, to, language);
  const day = from ?? to;
  return day ? formatDate(day, language) : '';
}

const flightFacts = (data: FlightDetails, words: Words) => [
  describeRoute(data.departure, data.arrival, words),
  data.legs.length > 0 ? words.t('summary.stops', { count: data.legs.length }) : '',
  describeDates(data.fromDate, data.toDate, words),
  listTravellers(data, words),
];

const hotelFacts = (data: HotelDetails, words: Words) => [
  describeDates(data.checkIn, data.checkOut, words),
  listTravellers(data, words),
  data.rooms ? words.t('counts.rooms', { ns: 'enquiries', count: data.rooms }) : '',
];

const customFacts = (data: CustomDetails, words: Words) => [
  data.numberOfDays === undefined
    ? ''
    : words.t('counts.number_of_days', { ns: 'enquiries', count: data.numberOfDays }),
  describeDates(data.startDate, undefined, words),
  listTravellers(data, words),
];

/**
 * Wraps a visitor's text in first-strong isolates, the character equivalent of `<bdi>`, so that it keeps its own
 * direction.
 */
const isolate = (text: string) => `\u2068${text}\u2069`;
