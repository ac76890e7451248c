import * as z from 'zod/mini';
import {
  BusinessDate,
  CalendarDate,
  Id,
  Instant,
  isCalendarDate,
  optionalText,
  orNull,
  PathId,
  wholeNumber,
} from '../field-kit/fields.ts';
import { languages } from '../field-kit/language.ts';
import { departureNoteLimit, maximumDeparturesAtOnce, maximumSeats, sales } from './offer-terms.ts';
import { fewestNights, mostNights } from './program-limits.ts';
import { Prices, pricesRulesInWords } from './program-prices.ts';
import { route } from './route.ts';

const seats = (fewest: number) => wholeNumber(fewest).check(z.lte(maximumSeats));

/** A text in each language, of which any may be missing. */
const Notes = z.object(
  Object.fromEntries(languages.map((language) => [language, optionalText(departureNoteLimit)])) as Record<
    (typeof languages)[number],
    ReturnType<typeof optionalText>
  >,
);

const departureShape = {
  from_date: BusinessDate,
  nights: wholeNumber(fewestNights).check(z.lte(mostNights)),
  /** The last day; null if it is `nights` after the first. */
  to_date: orNull(BusinessDate),
  sale: z.prefault(z.enum(sales), 'open'),
  /** Null if no number of seats is kept. */
  capacity: orNull(seats(1)),
  seats_left: orNull(seats(0)),
  /** The smallest group with which it goes; null if it goes in any case. */
  minimum: orNull(seats(1)),
  /** True if staff have decided that it goes. */
  guaranteed: z.prefault(z.boolean(), false),
  /** The last day on which it can be asked for; null if that is the day before the departure. */
  deadline: orNull(BusinessDate),
  /** Once it is sold out, visitors can put themselves on a list. */
  waiting_list: z.prefault(z.boolean(), false),
  notes: z.prefault(Notes, {}),
  /** Null: the program's own prices. */
  prices: z.prefault(z.nullable(Prices), null),
};

interface Dates {
  from_date: string;
  to_date: string | null;
  deadline: string | null;
}
interface Seats {
  capacity: number | null;
  seats_left: number | null;
  minimum: number | null;
}

const rules = [
  z.refine<Dates>(
    ({ from_date, to_date }) => !isCalendarDate(from_date) || !isCalendarDate(to_date) || to_date >= from_date,
    { path: ['to_date'], error: 'to_date_before_from_date' },
  ),
  z.refine<Dates>(
    ({ from_date, deadline }) => !isCalendarDate(from_date) || !isCalendarDate(deadline) || deadline <= from_date,
    { path: ['deadline'], error: 'deadline_after_departure' },
  ),
  z.refine<Seats>(({ capacity, seats_left }) => (capacity === null) === (seats_left === null), {
    path: ['seats_left'],
    error: 'required',
  }),
  z.refine<Seats>(({ capacity, seats_left }) => capacity === null || seats_left === null || seats_left <= capacity, {
    path: ['seats_left'],
    error: 'more_than_capacity',
  }),
  z.refine<Seats>(({ capacity, minimum }) => capacity === null || minimum === null || minimum <= capacity, {
    path: ['minimum'],
    error: 'more_than_capacity',
  }),
] as const;

const rulesInWords = [
  'to_date is not before from_date (to_date_before_from_date)',
  'deadline is not after from_date (deadline_after_departure)',
  'from_date is not past, unless it is the one that the departure has (departure_in_past)',
  'capacity and seats_left are both given or both null (required)',
  'seats_left and minimum are not above capacity (more_than_capacity)',
  ...pricesRulesInWords,
];

/** The part of a departure that staff set. */
export const DepartureBody = z.object(departureShape).check(...rules);
export type DepartureBody = z.infer<typeof DepartureBody>;

/** The same with its id, which the caller has made. */
export const DepartureOfProgram = z.object({ ...departureShape, id: Id }).check(...rules);

/** A departure of a program. Stored in a table of its own, so that an earlier text of the program brings no seat back. */
export const Departure = z.object({
  ...departureShape,
  id: Id,
  from_date: CalendarDate,
  to_date: CalendarDate,
  version: z.int(),
  updated_at: Instant,
});
export type Departure = z.infer<typeof Departure>;

const ProgramParams = z.object({ id: PathId });
const DepartureParams = z.object({ id: PathId, departureId: Id });
const Programs = ['GetItem'] as const;

export const listDepartures = route({
  id: 'listDepartures',
  summary: 'The departures of a program, past ones too, the earliest first',
  method: 'GET',
  path: '/programs/{id}/departures',
  access: 'staff',
  params: ProgramParams,
  reply: z.array(Departure),
  status: 200,
  problems: ['program_not_found'],
  uses: { Programs, ProgramVersions: ['GetItem'], Departures: ['Query'] },
});

/**
 * Adds departures whose ids the caller has made, so that a repetition adds none twice. All are checked before the first
 * is stored. A program whose only departure was that of its own dates keeps it beside the new ones.
 */
export const addDepartures = route({
  id: 'addDepartures',
  summary: 'Add departures to a program',
  method: 'POST',
  path: '/programs/{id}/departures',
  access: { role: 'agent' },
  params: ProgramParams,
  body: z.object({
    departures: z
      .array(DepartureOfProgram)
      .check(z.minLength(1), z.maxLength(maximumDeparturesAtOnce, { error: 'too_many_items' })),
  }),
  rules: rulesInWords,
  reply: z.array(Departure),
  status: 201,
  problems: ['program_not_found', 'departures_full'],
  audit: { action: 'departures_added', record: 'program' },
  uses: { Programs, ProgramVersions: ['GetItem'], Departures: ['Query', 'GetItem', 'PutItem'] },
});

export const updateDeparture = route({
  id: 'updateDeparture',
  summary: 'Change a departure',
  method: 'PUT',
  path: '/programs/{id}/departures/{departureId}',
  access: { role: 'agent' },
  params: DepartureParams,
  /** The version on which the change is based: a conflict if it is not current. */
  body: z.intersection(DepartureBody, z.object({ version: wholeNumber(1) })),
  rules: rulesInWords,
  reply: Departure,
  status: 200,
  problems: ['program_not_found', 'departure_not_found', 'version_conflict'],
  audit: { action: 'departure_changed', record: 'program' },
  uses: { Programs, ProgramVersions: ['GetItem'], Departures: ['Query', 'GetItem', 'PutItem', 'UpdateItem'] },
});

export const removeDeparture = route({
  id: 'removeDeparture',
  summary: 'Remove a departure',
  method: 'DELETE',
  path: '/programs/{id}/departures/{departureId}',
  access: { role: 'agent' },
  params: DepartureParams,
  reply: z.literal(true),
  status: 200,
  problems: ['program_not_found', 'departure_not_found'],
  audit: { action: 'departure_removed', record: 'program' },
  uses: { Programs, ProgramVersions: ['GetItem'], Departures: ['Query', 'GetItem', 'PutItem', 'DeleteItem'] },
});
