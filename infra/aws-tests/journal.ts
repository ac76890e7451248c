import { appendFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readIfExists } from '../common/files.ts';
import type { Target } from './target.ts';

/** Something that a run of the tests has created and must remove. */
const Entry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('account'), email: z.string() }),
  /** By the path that made it, `/flight-requests`, and its id. */
  z.object({ kind: z.literal('record'), path: z.string(), id: z.string() }),
]);
export type Entry = z.infer<typeof Entry>;

/** The journal of a run on a stage, on disk so that an interrupted run can be cleaned up. */
export const journalFile = ({ account, stage }: Pick<Target, 'account' | 'stage'>): string =>
  join(import.meta.dirname, `../../.local/aws-tests-${account}-${stage}.jsonl`);

export const addEntry = (file: string, entry: Entry): void => appendFileSync(file, `${JSON.stringify(entry)}\n`);

/** Reads the entries without duplicates; none if there is no journal. */
export async function readEntries(file: string): Promise<Entry[]> {
  const lines = ((await readIfExists(file))?.toString() ?? '').split('\n').filter(Boolean);
  return [...new Set(lines)].map((line) => Entry.parse(JSON.parse(line)));
}

export const removeJournal = (file: string): Promise<void> => rm(file, { force: true });
