import { isDeepStrictEqual } from 'node:util';
import { tooLongText } from '#contracts/api/content-size';
import { keptVersions } from '#contracts/api/program-limits';
import type { Program, ProgramInput } from '#contracts/api/programs';
import { addVersion, changeVersion, findVersion, pruneVersions } from '../../data/program-versions.ts';
import { replaceProgram, type Standing } from '../../data/programs.ts';
import { ProblemError, ValidationFailed } from '../../errors.ts';
import { dividePhotos, withAllPhotos } from '../catalogue/divide-photos.ts';
import { contentOf } from './content.ts';
import { getCurrent } from './publish-due.ts';
import { deleteUnusedPhotos } from './unused-photos.ts';

export interface Publishing {
  /** The address of who publishes. */
  by: string;
  note?: string | null;
  /** The version that is replaced; without it, whatever is published. */
  version?: number | undefined;
  /** Where the program stands then; by default on the site. */
  standing?: Standing;
}

/** The number of times that a publication without a version follows others before it. */
const mostAttempts = 5;

/**
 * Publishes a program: stores the version, which never changes, and then makes the program what it says, in one
 * conditional write. A crash between the two leaves a version that no program names; the next one gets another number.
 * @throws ProblemError `program_not_found`, `version_conflict`, `publication_planned`; ValidationFailed `texts_too_long`
 */
export async function publishInput(
  id: string,
  makeInput: (now: Program) => ProgramInput,
  { by, note = null, version, standing }: Publishing,
): Promise<{ before: Program; after: Program }> {
  for (let attempt = 1; ; attempt++) {
    const before = await getCurrent(id);
    // A plan has used up its draft: to replace it would lose its text.
    if (before.publication?.planned_at) throw new ProblemError('publication_planned');
    if (version !== undefined && version !== before.version) throw new ProblemError('version_conflict');
    const input = makeInput(before);
    const to = await storeVersion(before, input, { by, note });
    try {
      const after = await replaceProgram(id, withAllPhotos(before, input), { from: before.version, to }, standing);
      await pruneVersions(id, keptVersions);
      await deleteUnusedPhotos(id);
      return { before, after };
    } catch (error) {
      const isOvertaken = error instanceof ProblemError && error.code === 'version_conflict';
      if (!isOvertaken || version !== undefined || attempt === mostAttempts) throw error;
    }
  }
}

/**
 * Stores the content of a program's next version.
 * @param at when visitors see it; by default now
 * @returns its number
 * @throws ValidationFailed `texts_too_long`
 */
export async function storeVersion(
  now: Program,
  input: ProgramInput,
  { by, note, at = new Date().toISOString() }: { by: string; note: string | null; at?: string },
): Promise<number> {
  await keepCurrent(now);
  const { photo_records } = dividePhotos(now, input);
  const { photos_left_out } = input;
  const content = { ...contentOf({ ...now, ...input, photo_records }), ...(photos_left_out && { photos_left_out }) };
  // A body may leave out long parts, which stay as they are.
  const tooLong = tooLongText(content);
  if (tooLong) throw new ValidationFailed([{ field: tooLong.join('.'), code: 'texts_too_long' }]);
  const entry = { follows: now.version, content, at, by, note };
  let version = now.version + 1;
  while (!(await addVersion(now.id, { ...entry, version }))) version += 1;
  return version;
}

/**
 * Keeps what was published before there was a history, and the photos that calls have added and removed since the last
 * publication, so that a restored version shows what visitors saw.
 */
async function keepCurrent(now: Program): Promise<void> {
  if (now.version === 0) return;
  const content = contentOf(now);
  const unknown = { follows: now.version - 1, at: null, by: null, note: null };
  if (await addVersion(now.id, { ...unknown, version: now.version, content })) return;
  const { photo_order } = content;
  const stored = await findVersion(now.id, now.version);
  if (!stored || isDeepStrictEqual(stored.content.photo_order, photo_order)) return;
  await changeVersion(now.id, { ...stored, content: { ...stored.content, photo_order } });
}
