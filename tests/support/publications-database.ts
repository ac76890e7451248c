import { afterAll, beforeAll } from 'vitest';
import { inputOf } from '#contracts/api/program-edge';
import { ProgramBody } from '#contracts/api/programs';
import { program } from './bodies.ts';
import { openTestDatabase } from './database.ts';

/** Programs with drafts and plans, over a real database. */

export const by = 'staff@rihla.example';
export const at = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString();
export const inSeconds = (seconds: number): Date => new Date(Date.now() + seconds * 1000);
export const input = (changes = {}) => inputOf(ProgramBody.parse(program(changes)));
export const content = (trip_name: string) => ({ ...program({ trip_name }) });
export const nothingPlanned = {
  state: 'published',
  planned_at: null,
  planned_version: null,
  planned_until: null,
  unpublish_at: null,
} as const;

export let open: Awaited<ReturnType<typeof openPublications>>;

/** Opens a database before the tests of a file, and closes it after them. */
export function beforeAllOpenPublications() {
  beforeAll(async () => {
    open = await openPublications();
  });
  afterAll(() => open.close());
}

/** Opens a database and the code that works on it. */
async function openPublications() {
  const { close } = await openTestDatabase();
  const publications = await import('../../functions/logic/publications/publications.ts');
  const offered = await import('../../functions/logic/offered-programs.ts');
  const programs = await import('../../functions/data/programs.ts');
  const versions = await import('../../functions/data/program-versions.ts');
  const due = await import('../../functions/logic/publications/publish-due.ts');
  const { asOf } = await import('../../functions/logic/publications/as-of.ts');
  const { listVersions } = await import('../../functions/logic/publications/versions.ts');

  return {
    ...{ close, publications, offered, programs, versions, due, asOf, listVersions },
    nameOf: async (id: string) => (await offered.getProgram(id)).texts.ar.trip_name,
    /** Adds a program whose next version is planned, with an end or without. */
    async planned(trip_name: string, publish_at: string, unpublish_at?: string): Promise<string> {
      const { id } = await programs.createProgram(input());
      await versions.saveDraft(id, { content: content(trip_name), based_on: 1, by }, 0);
      const plan = { rev: 1, note: null, publish_at, ...(unpublish_at && { unpublish_at }) };
      await publications.publishDraft(id, plan, by);
      return id;
    },
  };
}
