import type { SectionId } from '#contracts/api/section-names';
import { createProgram } from '../../data/programs.ts';
import * as data from '../../data/site-import.ts';
import { changeStanding } from '../publications/publications.ts';
import { publishInput } from '../publications/publish.ts';
import { publishContent } from '../site-content/publish.ts';
import { applyDepartures, handOver } from './apply-parts.ts';
import { findProgram, hasContent, programIn, sectionIn } from './documents.ts';
import { applyProgramDraft, applySectionDraft, programDraftIn } from './drafts.ts';
import { applySetting } from './settings.ts';

interface Publishing {
  by: string;
  note: string | null;
}

/**
 * Applies what is left of an import that was started: each published document becomes a version, so that the one before can
 * be restored. A repeated or interrupted call goes on with what is left.
 */
export async function applyImport(): Promise<void> {
  const stored = await data.findImport();
  if (stored?.state !== 'applying' || stored.by === null) return;
  const publishing = { by: stored.by, note: stored.name };
  for await (const document of data.readDocuments()) {
    if (document.import_id === stored.id) await applyDocument(document, publishing);
    await data.removeDocument(document);
  }
  for (const { id } of await data.listStagedPhotos()) await data.removeStagedPhoto(id);
  await data.putImport({ ...stored, state: 'done' });
}

async function applyDocument({ kind, id, content }: data.StagedDocument, publishing: Publishing): Promise<void> {
  if (kind === 'program') return applyProgram(id, programIn(content), publishing);
  if (kind === 'program_draft') return applyProgramDraft(id, programDraftIn(content), publishing.by);
  if (kind === 'section_draft') return applySectionDraft(id, content, publishing.by);
  if (kind === 'setting') return applySetting(id, content);
  await publishContent(id as SectionId, sectionIn(id, content), publishing);
}

/** A new program stays a draft until its departures and photos are there. */
async function applyProgram(id: string, imported: ReturnType<typeof programIn>, publishing: Publishing): Promise<void> {
  const { input, created_at, photos, state } = imported;
  const before = await findProgram(id);
  if (!before) await createProgram(input, { id, created_at, state: 'draft' });
  for (const photo of photos) await handOver(id, photo);
  await applyDepartures(id, imported);
  if (before && hasContent(before, imported)) return;
  // A planned publication becomes a draft again, so that the import loses nothing.
  if (before?.publication?.planned_at) await changeStanding(id, { change: 'cancel', at: null }, publishing.by);
  await publishInput(id, () => input, { ...publishing, standing: { state } });
}
