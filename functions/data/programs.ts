import { v7 as uuid } from 'uuid';
import type { Program, ProgramInput } from '#contracts/api/programs';
import { ProblemError, ValidationFailed } from '../errors.ts';
import { batchGetItems, getItem, onConditionFailed, putItem, queryPages, updateItem } from './dynamo.ts';
import { parseItems } from './parse-items.ts';
import {
  attributesOfSchema1,
  programKey,
  programPartition,
  schemaVersion,
  storedFields,
  toProgram,
} from './program-items.ts';

/**
 * Lists readable programs, newest first. `next` is the cursor of the next page, absent on the last one.
 * @throws ValidationFailed `invalid_cursor` if no page ends so: made-up cursors would make every call another page, which
 * no cache has
 */
export async function listPrograms({
  limit = 100,
  cursor,
  fresh,
}: {
  limit?: number | undefined;
  cursor?: string | undefined;
  /** Reads consistently, so that the last save is included. */
  fresh?: boolean;
}) {
  const after = cursor === undefined ? undefined : programKey(cursor);
  if (after && !fresh && !(await getItem('Programs', after))) {
    throw new ValidationFailed([{ field: 'cursor', code: 'invalid_cursor' }]);
  }
  const found: Program[] = [];
  for await (const items of queryPages('Programs', {
    ...newestFirst,
    Limit: limit + 1,
    ConsistentRead: fresh,
    after,
  })) {
    found.push(...parseItems('Programs', items, toProgram));
    if (found.length > limit) break;
  }
  const programs = found.slice(0, limit);
  return { programs, next: found.length > limit ? programs.at(-1)?.id : undefined };
}

const newestFirst = {
  KeyConditionExpression: 'pk = :pk',
  values: { ':pk': programPartition },
  ScanIndexForward: false,
};

/** @throws ProblemError `program_not_found` */
export async function getProgram(id: string): Promise<Program> {
  const item = await getItem('Programs', programKey(id));
  if (!item) throw new ProblemError('program_not_found');
  return toProgram(item);
}

/** Returns those of these programs that can be parsed. */
export async function getPrograms(ids: readonly string[]): Promise<Program[]> {
  return parseItems('Programs', await batchGetItems('Programs', ids.map(programKey)), toProgram);
}

/** Creates a program. If the id exists, returns the stored one, so that a repetition is harmless. */
export async function createProgram(
  input: ProgramInput,
  { id, created_at: now } = { id: uuid(), created_at: new Date().toISOString() },
): Promise<Program> {
  const item = {
    ...programKey(id),
    schema: schemaVersion,
    ...storedFields(input),
    photos: {},
    version: 1,
    created_at: now,
    updated_at: now,
  };
  const write = putItem('Programs', item, { ConditionExpression: 'attribute_not_exists(pk)' });
  return onConditionFailed(
    write.then(() => toProgram(item)),
    () => getProgram(id),
  );
}

/**
 * Replaces the fields that staff type, but not the photos. Returns the program before and after.
 * @param version refuses the change if the stored version is a different one; without it the last save wins
 * @throws ProblemError `program_not_found`, `version_conflict`
 */
export async function updateProgram(id: string, input: ProgramInput, version?: number) {
  const changed = { ...storedFields(input), schema: schemaVersion, updated_at: new Date().toISOString() };
  const fields = Object.entries(changed);
  const write = updateItem('Programs', programKey(id), {
    UpdateExpression: [
      `SET ${fields.map(([name]) => `#${name} = :${name}`).join(', ')}`,
      `REMOVE ${attributesOfSchema1.map((name) => `#${name}`).join(', ')}`,
      'ADD version :one',
    ].join(' '),
    ConditionExpression: `attribute_exists(pk)${version ? ' AND version = :version' : ''}`,
    ExpressionAttributeNames: Object.fromEntries(
      [...Object.keys(changed), ...attributesOfSchema1].map((name) => [`#${name}`, name]),
    ),
    values: {
      ...Object.fromEntries(fields.map(([name, value]) => [`:${name}`, value])),
      ':one': 1,
      ...(version && { ':version': version }),
    },
    ReturnValues: 'ALL_OLD',
  });
  const old = await onConditionFailed(write, async () => {
    const exists = version && (await getItem('Programs', programKey(id)));
    throw new ProblemError(exists ? 'version_conflict' : 'program_not_found');
  });
  return { before: toProgram(old), after: toProgram({ ...old, ...changed, version: old.version + 1 }) };
}

/** The ids of all programs, newest first. */
export async function allProgramIds(): Promise<string[]> {
  const query = { ...newestFirst, ConsistentRead: true, ProjectionExpression: 'sk' };
  return (await Array.fromAsync(queryPages('Programs', query))).flat().map(({ sk }) => sk);
}

/** Returns these programs, and the ids of those that cannot be parsed. */
export async function readPrograms(
  ids: readonly string[],
): Promise<{ programs: Map<string, Program>; unreadable: Set<string> }> {
  const items = await batchGetItems('Programs', ids.map(programKey));
  const programs = new Map(parseItems('Programs', items, toProgram).map((program) => [program.id, program]));
  return { programs, unreadable: new Set(items.map(({ sk }) => sk).filter((id) => !programs.has(id))) };
}
