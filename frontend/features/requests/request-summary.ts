import type { TFunction } from 'i18next';
import type { Language } from '#contracts/fields';
import { formatDate, formatDayRange } from '../../lib/format.ts';
import { shorten } from '../../lib/shorten.ts';
import type { CustomDetails, FlightDetails, HotelDetails, RequestView } from './request-view.ts';

export const messageSummaryLength = 80;

interface Words {
  t: TFunction<'admin'>;
  language: Language;
}

/** What tells requests apart in a list, the most telling first: for a flight the route, then dates and travellers. */
export function summaryParts(request: RequestView, words: Words): string[] {
  switch (request.type) {
    case 'flight':
      return given(flightParts(request.data, words));
    case 'hotel':
      return given(hotelParts(request.data, words));
    case 'custom':
      return given(customParts(request.data, words));
    case 'message':
      return given([request.data.message !== '' && isolate(shorten(request.data.message, messageSummaryLength))]);
  }
}

/** The same on one line. */
export const summarise = (request: RequestView, words: Words) => summaryParts(request, words).join(' · ');

/** `2 adults, 1 child`; leaves out who does not travel. */
export function listTravellers(
  { adults, children, infants = 0 }: { adults: number; children: number; infants?: number },
  { t }: Pick<Words, 't'>,
): string {
  return [
    adults > 0 && t('summary.adults', { count: adults }),
    children > 0 && t('summary.children', { count: children }),
    infants > 0 && t('summary.infants', { count: infants }),
  ]
    .filter(Boolean)
    .join(t('summary.listSeparator'));
}

/**
 * `Riyadh → Istanbul`, in the reading direction of the interface. Each place is isolated, since visitors write places
 * in either script and an unisolated pair would swap sides (Unicode TR9, section 2.4).
 */
export function describeRoute(from: string, to: string, { t }: Pick<Words, 't'>): string {
  return t('summary.route', { from: isolate(from), to: isolate(to) });
}

/** `12 – 20 March 2027`, or the one day there is. */
export function describeDates(from: string | undefined, to: string | undefined, { language }: Words): string {
  if (from && to && from < to) return formatDayRange(from, to, language);
  const day = from ?? to;
  return day ? formatDate(day, language) : '';
}

const flightParts = (data: FlightDetails, words: Words) => [
  describeRoute(data.departure, data.arrival, words),
  data.legs.length > 0 && words.t('summary.stops', { count: data.legs.length }),
  describeDates(data.fromDate, data.toDate, words),
  listTravellers(data, words),
];

const hotelParts = (data: HotelDetails, words: Words) => [
  data.destination && isolate(data.destination),
  describeDates(data.checkIn, data.checkOut, words),
  listTravellers(data, words),
  data.rooms > 0 && words.t('summary.rooms', { count: data.rooms }),
];

const customParts = (data: CustomDetails, words: Words) => [
  data.destination !== undefined && isolate(shorten(data.destination, messageSummaryLength)),
  data.numberOfDays !== undefined && words.t('summary.days', { count: data.numberOfDays }),
  describeDates(data.startDate, undefined, words),
  listTravellers(data, words),
];

const given = (parts: (string | false)[]) => parts.filter((part): part is string => Boolean(part));

/** What a visitor wrote keeps its own direction: wraps text in first-strong isolates, the character twin of `<bdi>`. */
const isolate = (text: string) => `\u2068${text}\u2069`;
