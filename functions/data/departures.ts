import type { Departure, DepartureBody } from '#contracts/api/departures';
import { ProblemError } from '../errors.ts';
import {
  departureKey,
  isMark,
  markKey,
  programIdOf,
  rangeOfPrograms,
  schemaVersion,
  storedFields,
  toDeparture,
} from './departure-items.ts';
import { deleteItem, getItem, type Item, onConditionFailed, putItem, queryPages, updateItem } from './dynamo.ts';
import { parseItems } from './parse-items.ts';

/** The departures of programs by the programs' ids. A program that is not there has only that of its own days. */
export type DeparturesByProgram = ReadonlyMap<string, Departure[]>;

/** Reads the departures of all programs whose ids lie between two, both included. */
export async function readDepartures(first: string, last: string): Promise<DeparturesByProgram> {
  const found = new Map<string, Departure[]>();
  for await (const items of queryPages('Departures', { ...rangeOfPrograms(first, last), ConsistentRead: true })) {
    const byProgram = Map.groupBy(items, programIdOf);
    for (const [id, own] of byProgram) found.set(id, [...(found.get(id) ?? []), ...parsed(own)]);
  }
  return found;
}

const parsed = (items: readonly Item[]) =>
  parseItems(
    'Departures',
    items.filter((item) => !isMark(item)),
    toDeparture,
  );

/** The departures of one program; undefined if it has only that of its own days. */
export async function departuresOfProgram(programId: string): Promise<Departure[] | undefined> {
  return (await readDepartures(programId, programId)).get(programId);
}

/** Adds a departure. One that is there stays as it is, so that a repetition is harmless. */
export async function addDeparture(programId: string, id: string, body: DepartureBody): Promise<Departure> {
  const item = { ...departureKey(programId, id), ...stored(id, body), version: 1 };
  const write = putItem('Departures', item, { ConditionExpression: 'attribute_not_exists(pk)' });
  return onConditionFailed(
    write.then(() => toDeparture(item)),
    async () => {
      const there = await getItem('Departures', departureKey(programId, id));
      return toDeparture(there ?? item);
    },
  );
}

const stored = (id: string, body: DepartureBody) => ({
  id,
  schema: schemaVersion,
  ...storedFields(body),
  updated_at: new Date().toISOString(),
});

/**
 * Changes a departure. Returns it before and after.
 * @param version refuses the change if the stored version is a different one
 * @throws ProblemError `departure_not_found`, `version_conflict`
 */
export async function updateDeparture(programId: string, id: string, body: DepartureBody, version: number) {
  const key = departureKey(programId, id);
  const fields = Object.entries(stored(id, body));
  const write = updateItem('Departures', key, {
    UpdateExpression: `SET ${fields.map(([name]) => `#${name} = :${name}`).join(', ')} ADD version :one`,
    ConditionExpression: 'attribute_exists(pk) AND version = :version',
    ExpressionAttributeNames: Object.fromEntries(fields.map(([name]) => [`#${name}`, name])),
    values: {
      ...Object.fromEntries(fields.map(([name, value]) => [`:${name}`, value])),
      ':one': 1,
      ':version': version,
    },
    ReturnValues: 'ALL_OLD',
  });
  const old = await onConditionFailed(write, async () => {
    throw new ProblemError((await getItem('Departures', key)) ? 'version_conflict' : 'departure_not_found');
  });
  const before = toDeparture(old);
  return { before, after: toDeparture({ ...old, ...Object.fromEntries(fields), version: before.version + 1 }) };
}

/** Says that a program's departures are those in the table, even when the last one is removed. */
export const markDepartures = (programId: string): Promise<void> =>
  putItem('Departures', { ...markKey(programId), schema: schemaVersion });

/** Removes a departure. @returns it, or undefined if there was none */
export async function removeDeparture(programId: string, id: string): Promise<Departure | undefined> {
  const old = await deleteItem('Departures', departureKey(programId, id));
  return old && toDeparture(old);
}

/** Removes all that is stored of a program's departures. */
export async function removeAllDepartures(programId: string): Promise<void> {
  for await (const items of queryPages('Departures', rangeOfPrograms(programId, programId))) {
    for (const { pk, sk } of items) await deleteItem('Departures', { pk, sk });
  }
}
