import { partyFor } from '#catalogue/party';
import { lineOf, pricesFor, totalFor } from '#catalogue/prices';
import type { Departure } from '#contracts/api/departures';
import type { Enquiry } from '#contracts/api/enquiries';
import type { PriceItem, Room } from '#contracts/api/offer-terms';
import type { Program } from '#contracts/api/programs';
import { formatDayRange } from '#shared/lib/format.ts';
import type { WordsIn } from './quote-start.ts';
import { inBoth, type LineValues, noText, type PartyValues } from './quote-values.ts';

/** A program as it is published, for the lines of an offer; null if it is gone. */
export interface Offered {
  program: Program | null;
  departures: readonly Departure[];
}

export const nothingOffered: Offered = { program: null, departures: [] };

/** The party of a request; empty where it does not say. */
export function partyOf(enquiry: Enquiry): PartyValues {
  const { adults, seniors, children, infants } = {
    ...{ adults: null, seniors: null, children: null, infants: null },
    ...(enquiry as Partial<PartyValues>),
  };
  return { adults, seniors, children, infants };
}

/** Infants have no seat of their own. */
export const seatsOf = ({ adults, seniors, children }: PartyValues) =>
  (adults ?? 0) + (seniors ?? 0) + (children ?? 0) || 1;

interface Choice extends Offered {
  departureId: string | undefined;
  party: PartyValues;
  enquiry: Enquiry;
  /** In Riyadh. */
  today: string;
}

export interface ProgramLines {
  lines: LineValues[];
  /** Riyals that the program's own prices ask for to hold the places. */
  deposit: number;
}

/** A line for each price that the party pays; none without a program. What only an expert can price has no price yet. */
export function programLines(
  { program, departures, departureId, party: chosen, enquiry, today }: Choice,
  words: WordsIn,
): ProgramLines {
  if (!program) return { lines: [], deposit: 0 };
  const departure = departures.find(({ id }) => id === departureId);
  const prices = pricesFor(program, departure);
  const [adults, seniors, children, infants] = [chosen.adults, chosen.seniors, chosen.children, chosen.infants].map(
    (count) => count ?? 0,
  ) as [number, number, number, number];
  const { ages, room } = detailsOf(enquiry);
  const known = ages.slice(0, children);
  const party = partyFor(prices, { adults, seniors, ages: known, infants, room });
  // Children whose age the request does not state have the price of a child.
  const total = totalFor(prices, { ...party, children: party.children + children - known.length }, today);
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

/** Only the custom journey's form asks for the ages of children and for the room. */
function detailsOf(enquiry: Enquiry): { ages: readonly number[]; room: Room } {
  if (enquiry.type !== 'custom') return { ages: [], room: 'double' };
  return { ages: enquiry.child_ages, room: enquiry.room ?? 'double' };
}
