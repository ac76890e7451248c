import { isDeepStrictEqual } from 'node:util';
import type { DraftContent } from '#contracts/api/draft-shapes';
import type { Program } from '#contracts/api/programs';
import { ImportedDraft } from '#contracts/api/site-import';
import { parseFields } from '#contracts/field-kit/field-issues';
import * as versions from '../../data/program-versions.ts';
import { createProgram } from '../../data/programs.ts';
import { readLive, siteVersions } from '../../data/site-content.ts';
import { ProblemError, ValidationFailed } from '../../errors.ts';
import { showableInput } from '../publications/content.ts';
import { sectionNamed } from '../site-content/section-named.ts';
import { applyDepartures, handOver } from './apply-parts.ts';
import { type Change, changedDepartures, findProgram, missingPhotos, requireRoom } from './documents.ts';

/**
 * Unpublished changes of an import. They may be incomplete, as drafts are, and are checked when they are published. They
 * become drafts here, and replace one of the same section or program.
 */

const changeOf = (before: { content: DraftContent } | undefined, content: DraftContent): Change => {
  if (!before) return 'new';
  return isDeepStrictEqual(before.content, content) ? 'same' : 'changed';
};

/** @throws ProblemError `site_section_not_found`, `publication_planned` */
export async function changeOfSectionDraft(id: string, content: DraftContent): Promise<Change> {
  const draft = await siteVersions.findDraft(sectionNamed(id));
  if (draft?.plan) throw new ProblemError('publication_planned');
  return changeOf(draft, content);
}

export async function applySectionDraft(id: string, content: DraftContent, by: string): Promise<void> {
  const section = sectionNamed(id);
  const [{ version }, before] = await Promise.all([readLive(section), siteVersions.findDraft(section)]);
  // Planned since the check: the plan keeps its content.
  if (before?.plan || changeOf(before, content) === 'same') return;
  await siteVersions.saveDraft(section, { content, based_on: version, by }, before?.rev ?? 0);
}

/** @throws ValidationFailed */
export function programDraftIn(content: DraftContent): ImportedDraft {
  const parsed = parseFields(ImportedDraft, content);
  if (parsed.issues) throw new ValidationFailed(parsed.issues);
  return parsed.data;
}

/** True if visitors know the program: its departures and published photos are those of its own document. */
const isKnown = (program: Program | undefined) =>
  program !== undefined && (program.publication?.state ?? 'published') !== 'draft';

/**
 * What the draft of a program would change.
 * @throws ProblemError `publication_planned`; ValidationFailed `too_many_items`
 */
export async function changeOfProgramDraft(id: string, imported: ImportedDraft) {
  const [program, draft] = await Promise.all([findProgram(id), versions.findDraft(id)]);
  if (program?.publication?.planned_at) throw new ProblemError('publication_planned');
  const change = changeOf(draft, imported.content);
  if (program && isKnown(program)) {
    const missing_photos = missingPhotos(program, imported);
    return { change: missing_photos.length > 0 ? ('changed' as const) : change, missing_photos };
  }
  const missing_photos = requireRoom(program, imported);
  const isSame = change === 'same' && missing_photos.length === 0;
  const parts = isSame ? await changedDepartures(id, imported) : [];
  return { change: isSame && parts.length > 0 ? ('changed' as const) : change, missing_photos };
}

export async function applyProgramDraft(id: string, imported: ImportedDraft, by: string): Promise<void> {
  const { content, created_at, photos } = imported;
  const there = await findProgram(id);
  const program = there ?? (await createProgram(showableInput(content), { id, created_at, state: 'draft' }));
  if (!isKnown(program)) {
    for (const photo of photos) await handOver(id, photo);
    await applyDepartures(id, imported);
  } else for (const photo of photos) await handOver(id, { ...photo, draft: true });
  const before = await versions.findDraft(id);
  // Planned since the check: the plan keeps its content.
  if (program.publication?.planned_at || changeOf(before, content) === 'same') return;
  await versions.saveDraft(id, { content, based_on: program.version, by }, before?.rev ?? 0);
}
