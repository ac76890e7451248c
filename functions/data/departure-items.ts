import * as z from 'zod/mini';
import type { Departure, DepartureBody } from '#contracts/api/departures';
import { sales } from '#contracts/api/offer-terms';
import { addDays } from '#contracts/field-kit/calendar';
import { Id, Instant } from '#contracts/field-kit/fields';
import { languages } from '#contracts/field-kit/language';
import type { Item, Key } from './dynamo.ts';
import { StoredPrices, storedPrices, toPrices } from './price-items.ts';

/**
 * The stored form of a departure: one partition, sorted by the program's id, so that one query reads those of a page of
 * programs. A mark without a departure's id says that the program's departures are kept here, even if there are none.
 */
const partition = 'DEPARTURE';
const separator = '#';
/** Follows every id in a range. */
const afterAll = '\uffff';

export const departureKey = (programId: string, departureId: string): Key => ({
  pk: partition,
  sk: `${programId}${separator}${departureId}`,
});
export const markKey = (programId: string): Key => departureKey(programId, '');

/** The keys of all departures from one program to another, in the order of their ids. */
export const rangeOfPrograms = (first: string, last: string) => ({
  KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
  values: { ':pk': partition, ':first': `${first}${separator}`, ':last': `${last}${separator}${afterAll}` },
});

export const programIdOf = ({ sk }: Item): string => String(sk).split(separator)[0] ?? '';
export const isMark = ({ sk }: Item): boolean => String(sk).endsWith(separator);

const StoredDeparture = z.object({
  id: Id,
  from_date: z.string(),
  to_date: z.string(),
  nights: z.int(),
  sale: z.enum(sales),
  capacity: z.nullable(z.int()),
  seats_left: z.nullable(z.int()),
  minimum: z.nullable(z.int()),
  guaranteed: z.boolean(),
  deadline: z.nullable(z.string()),
  waiting_list: z.boolean(),
  notes: z.record(z.enum(languages), z.nullable(z.string())),
  prices: z.nullable(StoredPrices),
  version: z.int(),
  updated_at: Instant,
});

export const schemaVersion = 1;

export const storedFields = ({ to_date, prices, ...fields }: DepartureBody) => ({
  ...fields,
  to_date: to_date ?? addDays(fields.from_date, fields.nights),
  prices: prices && storedPrices(prices),
});

export function toDeparture(item: Item): Departure {
  const { prices, ...stored } = StoredDeparture.parse(item);
  return { ...stored, prices: prices && toPrices(prices) };
}
