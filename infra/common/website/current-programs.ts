import { type DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { ownPageIds } from '#contracts/api/own-page-rules';
import { programOf } from '#contracts/api/program-edge';
import type { Program, ProgramReply } from '#contracts/api/programs';
import type { Season } from '#contracts/api/seasons';
import { type SectionId, sectionNames } from '#contracts/api/section-names';
import type { PublishedSections } from '#contracts/api/site-sections';
import { seasonsKey, toSeasons } from '../../../functions/data/season-items.ts';
import { toOwnPages, toSections } from '../../../functions/data/site-content-items.ts';
import { liveKey } from '../../../functions/data/site-content-keys.ts';

/** Milliseconds from a failed read to the next one. */
const restAfterFailure = 1000;
const pageSize = 100;

/** Returns all programs, and the same array while nothing changes; undefined while the API fails. */
export type CurrentPrograms = () => Promise<readonly Program[] | undefined>;

/** The same for the seasons. */
export type CurrentSeasons = () => Promise<readonly Season[] | undefined>;

/** The same for what is published of the site's sections. */
export type CurrentSections = () => Promise<PublishedSections | undefined>;

/** For a system that does not tell its changes: the version of the programs is another every second. */
export const everySecond = () => Math.floor(performance.now() / 1000);

/** Returns the ids of the programs that may have changed since a version; undefined if they are too many or unknown. */
export type ChangedSince = (version: number) => readonly string[] | undefined;

/**
 * Reads the programs from the API when their version is no longer that of the last read: those that have changed, if
 * `changedSince` names them, else all. With a thousand programs all take seconds, for which every reader waits.
 * @param versionOf returns another value after each change of a program
 */
export const currentPrograms = (
  apiOrigin: string,
  versionOf: () => number,
  { changedSince, now }: { changedSince?: ChangedSince; now?: () => number } = {},
): CurrentPrograms =>
  currently(
    'programs',
    (known, version) => {
      const ids = version === undefined ? undefined : changedSince?.(version);
      return known && ids ? renewPrograms(apiOrigin, known, ids) : listPrograms(apiOrigin);
    },
    versionOf,
    now,
  );

/** The same for the seasons, from their table: no call of the API shows them to visitors. */
export const currentSeasons = (
  client: DynamoDBClient,
  settingsTable: string,
  versionOf: () => number,
): CurrentSeasons => currently('seasons', () => readSeasons(client, settingsTable), versionOf);

/** The same for the site's sections. */
export const currentSections = (client: DynamoDBClient, table: string, versionOf: () => number): CurrentSections =>
  currently(
    'site content',
    async () => {
      const read = (ids: readonly SectionId[]) => Promise.all(ids.map((id) => readItem(client, table, liveKey(id))));
      const [sections, pages] = await Promise.all([read(sectionNames), read(ownPageIds)]);
      return { ...toSections(sections), pages: toOwnPages(pages) };
    },
    versionOf,
  );

/** Keeps what was read until its version changes: the same value while the reply is the same; undefined if reading fails. */
function currently<Value>(
  what: string,
  read: (known: Value | undefined, version: number | undefined) => Promise<Value>,
  versionOf: () => number,
  now: () => number = performance.now.bind(performance),
): () => Promise<Value | undefined> {
  let asking: Promise<void> | undefined;
  let version: number | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;
  /** True after a failure was logged, until a read succeeds. */
  let hasFailed = false;
  let text = '';
  let value: Value | undefined;

  async function readAgain() {
    // A change during the read may be missing from it.
    const asked = versionOf();
    try {
      const latest = await read(value, version);
      const latestText = JSON.stringify(latest);
      if (!value || latestText !== text) [value, text] = [latest, latestText];
      version = asked;
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) console.error(`The ${what} cannot be read: ${(error as Error).message}`);
      hasFailed = true;
      [value, version, failedAt] = [undefined, undefined, now()];
    }
    asking = undefined;
  }

  return async () => {
    await asking;
    const mustRest = now() - failedAt < restAfterFailure;
    if (version !== versionOf() && !mustRest) asking ??= readAgain();
    await asking;
    return value;
  };
}

/** Reads one program from the API; undefined if there is none or the API fails. */
export const programReader =
  (apiOrigin: string) =>
  async (id: string): Promise<Program | undefined> => {
    try {
      return await readProgram(apiOrigin, id);
    } catch {
      return undefined;
    }
  };

/** Reads one program from the API; undefined if visitors may not see it. */
async function readProgram(origin: string, id: string): Promise<Program | undefined> {
  const address = `${origin}/api/programs/${encodeURIComponent(id)}`;
  const response = await fetch(address, { signal: AbortSignal.timeout(5000) });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The API answered ${response.status}`);
  return programOf(((await response.json()) as { data: ProgramReply }).data);
}

/** Reads some programs again, and puts them where the API lists them: by id, the newest first. */
async function renewPrograms(origin: string, known: readonly Program[], ids: readonly string[]): Promise<Program[]> {
  const programs = new Map(known.map((program) => [program.id, program]));
  for (const id of ids) {
    const program = await readProgram(origin, id);
    if (program) programs.set(id, program);
    else programs.delete(id);
  }
  return [...programs.values()].sort((one, other) => (one.id < other.id ? 1 : -1));
}

async function listPrograms(origin: string): Promise<Program[]> {
  const programs: Program[] = [];
  const query = new URLSearchParams({ limit: String(pageSize) });
  do {
    const response = await fetch(`${origin}/api/programs?${query}`, { signal: AbortSignal.timeout(5000) });
    if (!response.ok) throw new Error(`The API answered ${response.status}`);
    const { data, next_cursor: cursor } = (await response.json()) as { data: ProgramReply[]; next_cursor?: string };
    programs.push(...data.map(programOf));
    query.set('cursor', cursor ?? '');
  } while (query.get('cursor'));
  return programs;
}

async function readSeasons(client: DynamoDBClient, TableName: string): Promise<readonly Season[]> {
  return toSeasons(await readItem(client, TableName, seasonsKey)).seasons;
}

async function readItem(client: DynamoDBClient, TableName: string, key: object) {
  const read = new GetItemCommand({ TableName, Key: marshall(key), ConsistentRead: true });
  const { Item } = await client.send(read, { abortSignal: AbortSignal.timeout(5000) });
  return Item && unmarshall(Item);
}
