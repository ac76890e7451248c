import { programOf } from '#contracts/api/program-edge';
import type { Program, ProgramReply } from '#contracts/api/programs';

/** Milliseconds from a failed read to the next one. */
const restAfterFailure = 1000;
const pageSize = 100;

/** Returns all programs, and the same array while nothing changes; undefined while the API fails. */
export type CurrentPrograms = () => Promise<readonly Program[] | undefined>;

/** For a system that does not tell its changes: the version of the programs is another every second. */
export const everySecond = () => Math.floor(performance.now() / 1000);

/**
 * Reads the programs from the API when their version is no longer that of the last read.
 * @param versionOf returns another value after each change of a program
 */
export function currentPrograms(
  apiOrigin: string,
  versionOf: () => number,
  now: () => number = performance.now.bind(performance),
) {
  let asking: Promise<void> | undefined;
  let version: number | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;
  /** True after a failure was logged, until a read succeeds. */
  let hasFailed = false;
  let text = '';
  let programs: readonly Program[] | undefined;

  async function ask() {
    // A change during the read may be missing from it.
    const asked = versionOf();
    try {
      const latest = await listPrograms(apiOrigin);
      const latestText = JSON.stringify(latest);
      if (!programs || latestText !== text) [programs, text] = [latest, latestText];
      version = asked;
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) console.error(`The programs cannot be read: ${(error as Error).message}`);
      hasFailed = true;
      [programs, version, failedAt] = [undefined, undefined, now()];
    }
    asking = undefined;
  }

  const current: CurrentPrograms = async () => {
    await asking;
    const mustRest = now() - failedAt < restAfterFailure;
    if (version !== versionOf() && !mustRest) asking ??= ask();
    await asking;
    return programs;
  };
  return current;
}

/** Reads one program from the API; undefined if there is none or the API fails. */
export const programReader =
  (apiOrigin: string) =>
  async (id: string): Promise<Program | undefined> => {
    try {
      const address = `${apiOrigin}/api/programs/${encodeURIComponent(id)}`;
      const response = await fetch(address, { signal: AbortSignal.timeout(5000) });
      return response.ok ? programOf(((await response.json()) as { data: ProgramReply }).data) : undefined;
    } catch {
      return undefined;
    }
  };

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
