import type { CustomRequest, Enquiry, FlightRequest, HotelRequest } from '#contracts/api/enquiries';
import type { PriceItem } from '#contracts/api/offer-terms';
import { quoteTotals } from '#contracts/api/quote-rules';
import type { QuoteSettings } from '#contracts/api/quote-settings';
import { addDays, daysBetween, isDay } from '#contracts/field-kit/calendar';
import type { Language } from '#contracts/field-kit/language';
import { formatDate, formatDayRange } from '#shared/lib/format.ts';
import { type Offered, partyOf, programLines, seatsOf } from './program-lines.ts';
import {
  emptyLine,
  inBoth,
  type LineValues,
  noText,
  pricedLines,
  type QuoteValues,
  textValues,
} from './quote-values.ts';

/** The data from which the form of a new quote is filled, with what is offered of the request's program. */
export interface QuoteSource extends Offered {
  enquiry: Enquiry;
  settings: QuoteSettings;
  /** In Riyadh. */
  today: string;
}

/** The words that a new quote needs, in a language. */
export interface StartWords {
  item: (item: PriceItem) => string;
  /** `A week in Istanbul – adult` */
  ofProgram: (program: string, item: string) => string;
  flight: (from: string, to: string) => string;
  hotel: (place: string, nights: number) => string;
  journey: (place: string) => string;
  rooms: (count: number) => string;
}
export type WordsIn = (language: Language) => StartWords;

/** The values with which the form of a new quote opens: what was asked for, and the agency's own texts. */
export function startOf(source: QuoteSource, words: WordsIn): QuoteValues {
  const { enquiry, settings, departures, today } = source;
  const party = partyOf(enquiry);
  const departure = departures.find(({ id }) => enquiry.type === 'custom' && id === enquiry.departure_id);
  const { lines: ofProgram, deposit } = programLines({ ...source, departureId: departure?.id, party }, words);
  const lines = ofProgram.length > 0 ? ofProgram : linesOfRequest(enquiry, words);
  return {
    lines,
    valid_until: addDays(today, settings.valid_days),
    deposit_sar: deposit || depositOf(lines, settings),
    ...{ words: noText(), terms: textValues(settings.terms), bank: textValues(settings.bank) },
    payment_link: '',
    ...{ program_id: enquiry.program_id ?? undefined, departure_id: departure?.id, party },
    seats: departure ? seatsOf(party) : null,
  };
}

/** The usual deposit in whole riyals; null if none is asked for, or the lines have no price yet. */
export function depositOf(
  lines: readonly Partial<LineValues>[],
  { deposit_percent }: Pick<QuoteSettings, 'deposit_percent'>,
): number | null {
  const { total_sar } = quoteTotals(pricedLines(lines));
  const deposit = Math.round((total_sar * deposit_percent) / 100);
  return deposit > 0 ? deposit : null;
}

/** The lines of a request without a program: what it asks for, to be priced. */
export function linesOfRequest(enquiry: Enquiry, words: WordsIn): LineValues[] {
  switch (enquiry.type) {
    case 'flight':
      return [flightLine(enquiry, words)];
    case 'hotel':
      return [hotelLine(enquiry, words)];
    case 'custom':
      return [journeyLine(enquiry, words)];
    case 'message':
      return [emptyLine()];
  }
}

const span = (from: string | null, to: string | null, language: Language): string => {
  const [first, last] = [isDay(from) ? from : null, isDay(to) ? to : null];
  if (first && last && first < last) return formatDayRange(first, last, language);
  return first ? formatDate(first, language) : '';
};

function flightLine(flight: FlightRequest, words: WordsIn): LineValues {
  const legs = flight.legs.map(({ departure, arrival, date }) => ({ departure, arrival, date }));
  return {
    ...emptyLine('flight'),
    text: inBoth((language) => words(language).flight(flight.main_departure, flight.main_arrival)),
    detail: inBoth((language) =>
      [
        span(flight.from_date, flight.to_date, language),
        ...legs.map((leg) =>
          [words(language).flight(leg.departure, leg.arrival), span(leg.date ?? null, null, language)]
            .filter(Boolean)
            .join(' · '),
        ),
      ]
        .filter(Boolean)
        .join('\n'),
    ),
    quantity: flight.adults + flight.children + flight.infants || 1,
  };
}

function hotelLine(hotel: HotelRequest, words: WordsIn): LineValues {
  const { check_in, check_out, destination } = hotel;
  const nights = isDay(check_in) && isDay(check_out) ? Math.max(1, daysBetween(check_in, check_out)) : 1;
  const rooms = hotel.rooms || 1;
  return {
    ...emptyLine('hotel'),
    text: inBoth((language) => words(language).hotel(destination, nights)),
    detail: inBoth((language) =>
      [span(check_in, check_out, language), words(language).rooms(rooms)].filter(Boolean).join(' · '),
    ),
    quantity: nights * rooms,
  };
}

function journeyLine({ special_destination, trip_start_date }: CustomRequest, words: WordsIn): LineValues {
  const place = special_destination?.trim().split('\n')[0]?.slice(0, 100) ?? '';
  return {
    ...emptyLine('other'),
    text: inBoth((language) => words(language).journey(place)),
    detail: inBoth((language) => span(trip_start_date, null, language)),
  };
}
