import type { DraftContent } from '#contracts/api/draft-shapes';
import type { DraftInShort } from '#contracts/api/program-drafts';
import { bodyOf } from '#contracts/api/program-edge';
import type { Program } from '#contracts/api/programs';
import { withContent } from './draft-content.ts';
import type { beginDraft, findDraft, readCurrent, saveDraft } from './draft-routes.ts';
import { type DraftState, markSaved } from './draft-state.ts';

interface Calls {
  beginDraft: typeof beginDraft;
  saveDraft: typeof saveDraft;
  findDraft: typeof findDraft;
  readCurrent: typeof readCurrent;
}

/** Saves the draft, unless it is saved already. A new program begins in any case. */
export async function storeDraft(
  state: DraftState,
  { beginDraft, saveDraft }: Pick<Calls, 'beginDraft' | 'saveDraft'>,
  content: DraftContent,
): Promise<DraftInShort | undefined> {
  const text = JSON.stringify(content);
  if (state.isBegun && text === state.stored) return undefined;
  if (!state.isBegun) {
    const begun = await beginDraft(state.id, content);
    markSaved(state, begun.content, begun.rev);
    if (state.stored === text) return begun;
  }
  const saved = await saveDraft(state.id, { content, rev: state.rev, based_on: state.basedOn });
  markSaved(state, content, saved.rev);
  return saved;
}

/**
 * Reads what a conflict is about: the draft of somebody else, or the program if somebody has published it. The next save
 * replaces that.
 */
export async function readTheirs(
  state: DraftState,
  { findDraft, readCurrent }: Pick<Calls, 'findDraft' | 'readCurrent'>,
  programId: string,
): Promise<Program> {
  const current = await readCurrent(programId);
  state.current = current;
  const theirs = await findDraft(programId);
  const isTheirs = theirs !== undefined && theirs.rev !== state.rev;
  state.common = isTheirs ? undefined : state.origin;
  if (!isTheirs) state.origin = { ...bodyOf(current) };
  state.basedOn = isTheirs ? theirs.based_on : current.version;
  state.rev = theirs?.rev ?? 0;
  // The server's content is not the form's: the next save must not be left out.
  state.stored = '';
  return isTheirs ? { ...withContent(current, theirs.content), updated_at: theirs.saved_at } : current;
}
