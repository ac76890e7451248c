import { partyFor } from '#catalogue/party';
import { lineOf, pricesFor, totalFor } from '#catalogue/prices';
import type { Departure } from '#contracts/api/departures';
import type { CustomRequest, Enquiry, FlightRequest, HotelRequest } from '#contracts/api/enquiries';
import type { PriceItem } from '#contracts/api/offer-terms';
import type { Program } from '#contracts/api/programs';
import { quoteTotals } from '#contracts/api/quote-rules';
import type { QuoteSettings } from '#contracts/api/quote-settings';
import { addDays, daysBetween, isDay } from '#contracts/field-kit/calendar';
import type { Language } from '#contracts/field-kit/language';
import { formatDate, formatDayRange } from '#shared/lib/format.ts';
import {
  emptyLine,
  inBoth,
  type LineValues,
  noText,
  pricedLines,
  type QuoteValues,
  textValues,
} from './quote-values.ts';

/** The data from which the form of a new quote is filled. */
export interface QuoteSource {
  enquiry: Enquiry;
  settings: QuoteSettings;
  /** The program of the request as it is published; null if it has none, or that is gone. */
  program: Program | null;
  departures: readonly Departure[];
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
  const departure = departures.find(({ id }) => enquiry.type === 'custom' && id === enquiry.departure_id);
  const { lines, deposit = 0 } = linesFor(source, departure, words);
  return {
    lines,
    valid_until: addDays(today, settings.valid_days),
    deposit_sar: deposit || depositOf(lines, settings),
    ...{ words: noText(), terms: textValues(settings.terms), bank: textValues(settings.bank) },
    payment_link: '',
    departure_id: departure?.id,
    seats: departure && enquiry.type === 'custom' ? seatsOf(enquiry) : null,
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

/** Infants have no seat of their own. */
const seatsOf = ({ adults, seniors, children }: CustomRequest) => adults + seniors + children || 1;

interface Start {
  lines: LineValues[];
  /** Riyals that the program's own prices ask for to hold the places. */
  deposit?: number;
}

function linesFor(source: QuoteSource, departure: Departure | undefined, words: WordsIn): Start {
  const { enquiry } = source;
  switch (enquiry.type) {
    case 'flight':
      return { lines: [flightLine(enquiry, words)] };
    case 'hotel':
      return { lines: [hotelLine(enquiry, words)] };
    case 'custom':
      return source.program
        ? programLines({ ...source, enquiry, program: source.program }, departure, words)
        : { lines: [journeyLine(enquiry, words)] };
    case 'message':
      return { lines: [emptyLine()] };
  }
}

/** The lines of the request's program on a departure or without one; none if it has no program that is published. */
export function linesOfProgram(source: QuoteSource, departureId: string | undefined, words: WordsIn): LineValues[] {
  const { enquiry, program, departures } = source;
  if (enquiry.type !== 'custom' || !program) return [];
  const departure = departures.find(({ id }) => id === departureId);
  return programLines({ ...source, enquiry, program }, departure, words).lines;
}

/** A line for each price that the party pays. What only an expert can price has no price yet. */
function programLines(
  { enquiry, program, today }: Omit<QuoteSource, 'enquiry' | 'program'> & { enquiry: CustomRequest; program: Program },
  departure: Departure | undefined,
  words: WordsIn,
): Start {
  const prices = pricesFor(program, departure);
  const { adults, seniors, children, child_ages, infants, room } = enquiry;
  const party = partyFor(prices, { adults, seniors, ages: child_ages, infants, room: room ?? 'double' });
  // Children whose age the request does not state have the price of a child.
  const ofUnknownAge = Math.max(0, children - child_ages.length);
  const total = totalFor(prices, { ...party, children: party.children + ofUnknownAge }, today);
  const unpriced: { item: PriceItem; count: number; each?: number }[] = [
    { item: 'adult', count: adults || 1 },
    { item: 'senior', count: seniors },
    { item: 'child', count: children },
    { item: 'infant', count: infants },
  ];
  const days = departure
    ? inBoth((language) => formatDayRange(departure.from_date, departure.to_date, language))
    : noText();
  const lines = (total?.lines ?? unpriced)
    .filter(({ count }) => count > 0)
    .map(({ item, count, each }): LineValues => {
      const { price_sar, vat = 'standard' } = lineOf(prices, item) ?? {};
      const text = inBoth((language) => {
        // Without a text of its own, readers of this language see the other one.
        const name = program.texts[language]?.trip_name?.trim();
        return name ? words(language).ofProgram(name, words(language).item(item)) : '';
      });
      return { kind: 'program', text, detail: days, quantity: count, price_sar: each ?? (price_sar || null), vat };
    });
  return { lines, deposit: total?.deposit ?? 0 };
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
