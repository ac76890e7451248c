import type { Program } from '#contracts/programs';

/** Milliseconds for which a reply is reused. */
const freshness = 1000;
const pageSize = 100;

/** Returns all programs, and the same array while nothing changes; undefined while the API fails. */
export type CurrentPrograms = () => Promise<readonly Program[] | undefined>;

/** Reads the programs from the API, at most once a second. */
export function currentPrograms(apiOrigin: string, now: () => number = performance.now.bind(performance)) {
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;
  let text = '';
  let programs: readonly Program[] | undefined;

  async function ask() {
    try {
      const latest = await listPrograms(apiOrigin);
      const latestText = JSON.stringify(latest);
      if (!programs || latestText !== text) [programs, text] = [latest, latestText];
    } catch {
      programs = undefined;
    }
    askedAt = now();
    asking = undefined;
  }

  const current: CurrentPrograms = async () => {
    if (now() - askedAt >= freshness) asking ??= ask();
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
      return response.ok ? ((await response.json()) as { data: Program }).data : undefined;
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
    const { data, next_cursor: cursor } = (await response.json()) as { data: Program[]; next_cursor?: string };
    programs.push(...data);
    query.set('cursor', cursor ?? '');
  } while (query.get('cursor'));
  return programs;
}
