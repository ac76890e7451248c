import type { DraftContent } from '#contracts/api/draft-shapes';
import type { Draft } from '#contracts/api/program-drafts';
import { bodyOf } from '#contracts/api/program-edge';
import type { Program } from '#contracts/api/programs';
import { type KeptDraft, recallDraft } from '../../../../features/drafts/kept-draft.ts';
import { findDraft, readVersion } from '../../../../features/programs/drafts/draft-routes.ts';

/** The content from which an editor starts. */
export interface Opened {
  draft: Draft | undefined;
  /** The content that was published when the draft began; undefined if there was none. */
  origin: DraftContent | undefined;
  /** The input that this tab had and no draft: of a reload or a crash. */
  kept: KeptDraft | undefined;
}

/** @param program undefined for a new one */
export async function openDraft(program: Program | undefined): Promise<Opened> {
  if (!program) return { draft: undefined, origin: undefined, kept: recallDraft(undefined) };
  const draft = await findDraft(program.id);
  const kept = recallDraft(program.id);
  return { draft, kept, origin: await originOf(program, draft) };
}

async function originOf(program: Program, draft: Draft | undefined): Promise<DraftContent | undefined> {
  if (!draft || draft.based_on === program.version) return { ...bodyOf(program) };
  if (draft.based_on === 0) return undefined;
  // The version may be older than those that are kept.
  const version = await readVersion(program.id, draft.based_on).catch(() => undefined);
  return version?.content;
}
