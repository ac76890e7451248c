import type { TFunction } from 'i18next';
import type { CustomRequest, Enquiry, FlightRequest, HotelRequest } from '#contracts/api/enquiries';
import { ageGroups, type Party } from '#contracts/api/enquiry-kinds/facts';
import { daysBetween } from '#contracts/field-kit/calendar';
import type { Language } from '#contracts/field-kit/fields';
import { askedNoticeTexts } from '#shared/features/enquiries/custom/asked-rows.ts';
import { formatAdminPrice, formatDate, formatDayRange } from '#shared/lib/format.ts';
import { isolated } from '#shared/lib/isolated.ts';
import { shorten, shortenAtWord } from '#shared/lib/shorten.ts';

export const messageSummaryLength = 80;

interface Words {
  t: TFunction<['admin', 'enquiries']>;
  language: Language;
}

interface SummaryWords extends Words {
  /** The title of the program from which the enquiry came. */
  program?: string | undefined;
  /** False if the days have a place of their own. */
  hasDays?: boolean;
}

/** Texts that tell requests apart in a list. */
export interface Summary {
  /** The main point: the program, else the route of a flight, else the customer's own text. */
  gist: string;
  /** True if the gist is a program's title or the customer's own text, which have their own direction. */
  isOwnWords: boolean;
  /** Dates, travellers and other details, the most important first. */
  particulars: string[];
}

/** In days: a day that is nearer is read as the next of its name. */
const yearGoesWithoutSaying = 300;

/**
 * The days of travel, briefly: past ones and far ones have a year. Empty if the request names none.
 * @param today calendar day in Riyadh
 */
export function whenOf(enquiry: Enquiry, language: Language, today: string): string {
  const [from, to] = daysOf(enquiry);
  const first = from || to;
  if (!first) return '';
  const last = to && to > first ? to : first;
  const isNear = first >= today && daysBetween(today, last) < yearGoesWithoutSaying;
  return formatDayRange(first, last, language, { month: 'short', hasYear: !isNear });
}

function daysOf(enquiry: Enquiry): [string | null, string | null] {
  switch (enquiry.type) {
    case 'flight':
      return [enquiry.from_date, enquiry.to_date];
    case 'hotel':
      return [enquiry.check_in, enquiry.check_out];
    case 'custom':
      return [enquiry.departure?.from_date ?? enquiry.trip_start_date, enquiry.departure?.to_date ?? null];
    case 'message':
      return [null, null];
  }
}

export function summaryOf(enquiry: Enquiry, { program = '', hasDays = true, ...words }: SummaryWords): Summary {
  // The destination of such an enquiry is the program's own city.
  const ownWords = program && enquiry.type !== 'message' ? '' : ownWordsOf(enquiry);
  const days = describeDates(...daysOf(enquiry), words);
  const quoted = program && ownWords ? isolated(ownWords) : ownWords;
  const [gist = '', ...particulars] = [
    program,
    quoted,
    ...particularsOf(enquiry, words).filter((one) => hasDays || one !== days),
  ].filter(Boolean);
  return { gist, isOwnWords: program !== '' || ownWords !== '', particulars };
}

/** Returns the summary on one line. */
export function summarise(enquiry: Enquiry, words: SummaryWords): string {
  const { gist, isOwnWords, particulars } = summaryOf(enquiry, words);
  return [isOwnWords ? isolated(gist) : gist, ...particulars].join(' · ');
}

function ownWordsOf(enquiry: Enquiry): string {
  switch (enquiry.type) {
    case 'flight':
      return '';
    case 'message':
      return shorten(enquiry.message, messageSummaryLength);
    case 'hotel':
      return shorten(enquiry.destination, messageSummaryLength);
    case 'custom':
      return shorten(enquiry.special_destination ?? '', messageSummaryLength);
  }
}

function particularsOf(enquiry: Enquiry, words: Words): string[] {
  switch (enquiry.type) {
    case 'flight':
      return flightFacts(enquiry, words);
    case 'hotel':
      return hotelFacts(enquiry, words);
    case 'custom':
      return customFacts(enquiry, words);
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
  return t('summary.route', { from: isolated(shortPlace(from)), to: isolated(shortPlace(to)) });
}

/** The limit in characters for a place in a route, if it has no known airport code. */
const longestPlace = 24;

/** Returns `DMM` for `Dammam (DMM)`, the format of the flight form's suggestions; cuts any other place after a word. */
const shortPlace = (place: string) => /\(([A-Z]{3})\)\s*$/.exec(place)?.[1] ?? shortenAtWord(place, longestPlace);

/** `12 – 20 March 2027`, or a single day. */
export function describeDates(from: string | null, to: string | null, { language }: Words): string {
  if (from && to && from < to) return formatDayRange(from, to, language);
  const day = from || to;
  return day ? formatDate(day, language) : '';
}

const flightFacts = (flight: FlightRequest, words: Words) => [
  describeRoute(flight.main_departure, flight.main_arrival, words),
  flight.legs.length > 0 ? words.t('summary.stops', { count: flight.legs.length }) : '',
  describeDates(...daysOf(flight), words),
  listTravellers(flight, words),
];

const hotelFacts = (hotel: HotelRequest, words: Words) => [
  describeDates(...daysOf(hotel), words),
  listTravellers(hotel, words),
  hotel.rooms ? words.t('counts.rooms', { ns: 'enquiries', count: hotel.rooms }) : '',
];

const customFacts = (custom: CustomRequest, words: Words) =>
  custom.departure_id ? askedSummary(custom, words) : journeyFacts(custom, words);

/** Notices for staff come before the dates. */
const askedSummary = (custom: CustomRequest, { t, language }: Words) => [
  ...askedNoticeTexts(custom, 'staff', { t: t as unknown as TFunction<'enquiries'>, language }),
  describeDates(...daysOf(custom), { t, language }),
  listTravellers(custom, { t }),
  custom.seen_total_sar ? formatAdminPrice(custom.seen_total_sar, language) : '',
];

const journeyFacts = (custom: CustomRequest, words: Words) => [
  custom.number_of_days ? words.t('counts.number_of_days', { ns: 'enquiries', count: custom.number_of_days }) : '',
  describeDates(custom.trip_start_date, null, words),
  listTravellers(custom, words),
];
