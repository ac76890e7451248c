import { v7 as uuid } from 'uuid';
import type { Program, ProgramInput, Publication } from '#contracts/api/programs';
import { ProblemError, ValidationFailed } from '../errors.ts';
import { batchGetItems, getItem, type Item, onConditionFailed, putItem, queryPages, updateItem } from './dynamo.ts';
import { parseItems } from './parse-items.ts';
import {
  attributesOfSchema1,
  dueShelf,
  programKey,
  programPartition,
  type StoredPhoto,
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
  current = false,
}: {
  limit?: number | undefined;
  cursor?: string | undefined;
  /** Reads consistently, so that the last save is included; for staff, who may continue anywhere. */
  current?: boolean;
}) {
  const after = cursor === undefined ? undefined : programKey(cursor);
  if (after && !current && !(await getItem('Programs', after))) {
    throw new ValidationFailed([{ field: 'cursor', code: 'invalid_cursor' }]);
  }
  const found: Program[] = [];
  for await (const items of queryPages('Programs', {
    ...newestFirst,
    Limit: limit + 1,
    ConsistentRead: current,
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

/**
 * Creates a program. If the id exists, returns the stored one, so that a repetition is harmless.
 * @param state `draft`: visitors do not see it, and its version is 0
 */
export async function createProgram(
  input: ProgramInput,
  { id, created_at: now, state = 'published', photos = {} }: NewProgram = {
    id: uuid(),
    created_at: new Date().toISOString(),
  },
): Promise<Program> {
  const item = {
    ...programKey(id),
    schema: schemaVersion,
    ...storedFields(input),
    photos,
    state,
    version: state === 'draft' ? 0 : 1,
    created_at: now,
    updated_at: now,
  };
  const write = putItem('Programs', item, { ConditionExpression: 'attribute_not_exists(pk)' });
  return onConditionFailed(
    write.then(() => toProgram(item)),
    () => getProgram(id),
  );
}

interface NewProgram {
  id: string;
  created_at: string;
  state?: Publication['state'];
  /** Photos whose files are stored already. */
  photos?: Record<string, StoredPhoto>;
}

/**
 * Publishes other fields of a program, but leaves its photos. If this version was planned, the plan ends; that of another one
 * is a conflict.
 * @param versions the stored version, and the number of the new one
 * @param standing where it stands then; `archived`: visitors do not see it
 * @throws ProblemError `program_not_found`, `version_conflict`
 */
export async function replaceProgram(
  id: string,
  input: ProgramInput,
  versions: { from: number; to: number },
  { state = 'published', unpublish_at }: Standing = {},
): Promise<Program> {
  const changed = {
    ...storedFields(input),
    schema: schemaVersion,
    state,
    ...(unpublish_at && { unpublish_at }),
    version: versions.to,
    updated_at: new Date().toISOString(),
  };
  const remove = [...attributesOfSchema1, ...planned];
  const noOtherPlan = '(attribute_not_exists(#planned_version) OR #planned_version = :version)';
  const old = await change(id, { set: changed, remove, condition: noOtherPlan }, versions.from);
  return toProgram({ ...old, ...changed, planned_at: null, planned_version: null, planned_until: null });
}

export interface Standing {
  state?: 'published' | 'archived' | undefined;
  /** When it leaves the site; without one, a set end stays. */
  unpublish_at?: string | null | undefined;
}

const planned = ['planned_at', 'planned_version', 'planned_until'];

/**
 * Changes where a program stands. The content, and so the version, stays.
 * @param version refuses the change if the stored version is a different one
 * @throws ProblemError `program_not_found`, `version_conflict`
 */
export async function changePublication(id: string, to: Publication, version: number): Promise<Program> {
  const set = Object.entries({ ...to, updated_at: new Date().toISOString() }).filter(([, value]) => value !== null);
  const remove = Object.keys(to).filter((name) => to[name as keyof Publication] === null);
  const old = await change(id, { set: Object.fromEntries(set), remove }, version);
  return toProgram({ ...old, ...to });
}

/** Writes attributes, and keeps the index of what is due with them. Returns the item as it was. */
async function change(
  id: string,
  { set, remove, condition }: { set: Record<string, unknown>; remove: readonly string[]; condition?: string },
  version: number,
): Promise<Item> {
  const names = Object.keys({ ...set, version });
  // Read before the write: the condition on the version holds for what is planned too, except two changes of the plan at
  // once, of which the later one counts.
  const now = await getItem('Programs', programKey(id));
  if (!now) throw new ProblemError('program_not_found');
  const after = { ...now, ...set };
  for (const name of remove) delete after[name];
  const [due_at] = [after.planned_at, after.unpublish_at].filter(Boolean).sort();
  const all = { ...set, ...(due_at && { due: dueShelf, due_at }) };
  const removed = [...remove, ...(due_at ? [] : ['due', 'due_at'])];
  const write = updateItem('Programs', programKey(id), {
    UpdateExpression: [
      `SET ${Object.keys(all)
        .map((name) => `#${name} = :${name}`)
        .join(', ')}`,
      removed.length > 0 ? `REMOVE ${removed.map((name) => `#${name}`).join(', ')}` : '',
    ].join(' '),
    ConditionExpression: ['attribute_exists(pk)', '#version = :known', condition].filter(Boolean).join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(
      [...new Set([...names, ...Object.keys(all), ...removed, 'version'])].map((name) => [`#${name}`, name]),
    ),
    values: {
      ...Object.fromEntries(Object.entries(all).map(([name, value]) => [`:${name}`, value])),
      ':known': version,
    },
    ReturnValues: 'ALL_OLD',
  });
  return onConditionFailed(write, async () => {
    const exists = await getItem('Programs', programKey(id));
    throw new ProblemError(exists ? 'version_conflict' : 'program_not_found');
  });
}

/** The ids of programs of which something is due at this instant. */
export async function dueProgramIds(now = new Date()): Promise<string[]> {
  const query = {
    IndexName: 'ByDue',
    KeyConditionExpression: 'due = :due AND due_at <= :now',
    values: { ':due': dueShelf, ':now': now.toISOString() },
  };
  return (await Array.fromAsync(queryPages('Programs', query))).flat().map(({ sk }) => sk);
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
