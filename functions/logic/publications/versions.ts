import type { DraftContent } from '#contracts/api/draft-shapes';
import type { ProgramVersion } from '#contracts/api/program-drafts';
import * as data from '../../data/program-versions.ts';
import { getProgram } from '../../data/programs.ts';
import { findProfiles } from '../../data/staff.ts';
import { usedVersions } from '../../data/versions.ts';
import { ProblemError } from '../../errors.ts';
import { asOf } from './as-of.ts';
import { person } from './persons.ts';

/**
 * Lists the publications of a program, the newest first: those that followed one another, without versions that no
 * publication came to use.
 * @throws ProblemError `program_not_found`
 */
export async function listVersions(id: string): Promise<ProgramVersion[]> {
  const { version: newest } = await asOf(await getProgram(id));
  return withNames(usedVersions(await data.listVersions(id), newest));
}

/** @throws ProblemError `program_not_found`, `publication_not_found` */
export async function getVersion(id: string, version: number): Promise<ProgramVersion & { content: DraftContent }> {
  await getProgram(id);
  const found = await data.findVersion(id, version);
  if (!found) throw new ProblemError('publication_not_found');
  const [shown] = await withNames([found]);
  if (!shown) throw new ProblemError('publication_not_found');
  return { ...shown, content: found.content };
}

export async function withNames(versions: readonly data.StoredVersion[]): Promise<ProgramVersion[]> {
  const names = await findProfiles([...new Set(versions.flatMap(({ by }) => by ?? []))]);
  return versions.map(({ version, at, by, note }) => ({
    ...{ version, note, published_at: at },
    published_by: by === null ? null : person(by, names),
  }));
}
