import { v7 as uuid } from 'uuid';
import type { Program, ProgramBody } from '#contracts/programs';
import { ProblemError } from '../errors.ts';
import { fromCursor, toCursor } from './cursor.ts';
import { deleteItem, getItem, putItem, query, unless, updateItem } from './dynamo.ts';
import { programKey, programPartition, toProgram } from './program-items.ts';

const schemaVersion = 1;

/** What of a body is stored, with the price in halalas and every optional field present. */
const storedFields = ({ price_sar, featured, translations, photo_order, ...fields }: ProgramBody) => ({
  ...fields,
  ...(photo_order && { photo_order }),
  featured: featured ?? null,
  translations: { en: translations?.en ?? null },
  price_halalas: Math.round(price_sar * 100),
});

/** Newest first. `next` is the cursor of the following page, absent at the end. */
export async function listPrograms({
  limit = 100,
  cursor,
  fresh,
}: {
  limit?: number | undefined;
  cursor?: string | undefined;
  /** Whether what was saved a moment ago must be there. */
  fresh?: boolean;
}) {
  const { items, lastKey } = await query('Programs', {
    KeyConditionExpression: 'pk = :pk',
    values: { ':pk': programPartition },
    ScanIndexForward: false,
    Limit: limit,
    ConsistentRead: fresh,
    after: cursor ? programKey(fromCursor(cursor)) : undefined,
  });
  return { programs: items.map(toProgram), next: lastKey && toCursor(lastKey.sk) };
}

/** @throws ProblemError `program_not_found` */
export async function getProgram(id: string): Promise<Program> {
  const item = await getItem('Programs', programKey(id));
  if (!item) throw new ProblemError('program_not_found');
  return toProgram(item);
}

/** Puts a program; one that is there already under this id is returned as it is, so that a repetition is harmless. */
export async function createProgram(
  body: ProgramBody,
  { id, created_at: now } = { id: uuid(), created_at: new Date().toISOString() },
): Promise<Program> {
  const item = {
    ...programKey(id),
    schema: schemaVersion,
    ...storedFields(body),
    photos: {},
    version: 1,
    created_at: now,
    updated_at: now,
  };
  const write = putItem('Programs', item, { ConditionExpression: 'attribute_not_exists(pk)' });
  return unless(
    write.then(() => toProgram(item)),
    () => getProgram(id),
  );
}

/**
 * Replaces what staff type; photos stay.
 * @param version refuse unless the stored version is this one; without it the save wins
 * @throws ProblemError `program_not_found`, `version_conflict`
 */
export async function updateProgram(id: string, body: ProgramBody, version?: number): Promise<Program> {
  const fields = Object.entries({ ...storedFields(body), updated_at: new Date().toISOString() });
  const write = updateItem('Programs', programKey(id), {
    UpdateExpression: `SET ${fields.map(([name]) => `#${name} = :${name}`).join(', ')} ADD version :one`,
    ConditionExpression: `attribute_exists(pk)${version ? ' AND version = :version' : ''}`,
    ExpressionAttributeNames: Object.fromEntries(fields.map(([name]) => [`#${name}`, name])),
    values: {
      ...Object.fromEntries(fields.map(([name, value]) => [`:${name}`, value])),
      ':one': 1,
      ...(version && { ':version': version }),
    },
    ReturnValues: 'ALL_NEW',
  });
  const item = await unless(write, async () => {
    const exists = version && (await getItem('Programs', programKey(id)));
    throw new ProblemError(exists ? 'version_conflict' : 'program_not_found');
  });
  return toProgram(item);
}

/** Deletes a program; a consumer of the change removes its photos and pages. @throws ProblemError `program_not_found` */
export async function deleteProgram(id: string): Promise<void> {
  if (!(await deleteItem('Programs', programKey(id)))) throw new ProblemError('program_not_found');
}

/** Every program as it is now, newest first. */
export async function allPrograms(): Promise<Program[]> {
  const all: Program[] = [];
  let cursor: string | undefined;
  do {
    const { programs, next } = await listPrograms({ cursor, fresh: true });
    all.push(...programs);
    cursor = next;
  } while (cursor);
  return all;
}
