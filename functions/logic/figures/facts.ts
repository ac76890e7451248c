import type { Author, EnquiryType } from '#contracts/api/enquiries';
import { sourceIn } from '#contracts/api/origin-text';
import { riyadhDay } from '#contracts/field-kit/calendar';
import type { Item } from '../../data/dynamo.ts';
import { quotesIn } from '../../data/quote-items.ts';
import { type Outcome, outcomesOf } from '../desk/answer-report.ts';
import type { DeskCalendar } from '../desk/calendar.ts';
import { askedCity } from '../enquiries/asked-city.ts';

/** Attributes of an enquiry that figures need besides those of its answers. */
export const attributesOfFacts = [
  ...['source', 'origin', 'program_id', 'main_arrival', 'destination', 'special_destination'],
  ...['owner', 'quotes', 'sale'],
];

/** The part of an enquiry that figures count. */
export interface Fact {
  /** The Riyadh day of its arrival. */
  day: string;
  type: EnquiryType;
  source: string | null;
  entered: boolean;
  program_id: string | null;
  city: string | null;
  owner: Author | null;
  offered: boolean;
  /** In halalas, of the accepted quotes, else of the newest one; 0 without any. */
  value: number;
  won: boolean;
  outcomes: readonly Outcome[];
}

export function factOf(item: Item, calendar: DeskCalendar, now: Date): Fact {
  const quotes = quotesIn(item);
  const accepted = quotes.filter(({ state }) => state === 'accepted');
  const worth = accepted.length > 0 ? accepted : quotes.slice(-1);
  return {
    day: riyadhDay(new Date(item.created_at)),
    type: item.pk,
    source: sourceIn(item.origin ?? null),
    entered: item.source === 'staff',
    program_id: item.program_id ?? null,
    city: askedCity(item),
    owner: item.owner ?? null,
    offered: quotes.length > 0,
    value: worth.reduce((sum, { total_halalas }) => sum + total_halalas, 0),
    won: item.sale?.state === 'won',
    outcomes: outcomesOf(item, calendar, now),
  };
}
