import type { Program } from '#contracts/api/programs';
import { findDraft, type Refused, type StoredVersion, saveDraft } from '../../data/program-versions.ts';

interface Kept {
  by: string;
  /** Why it was not published; absent if staff cancelled the plan. */
  refused?: Refused;
}

/**
 * Makes the content of a plan the draft again. Called before the plan ends: a crash between leaves both, and nothing typed
 * is lost.
 */
export async function keepPlanned({ id, version }: Program, planned: StoredVersion, kept: Kept): Promise<void> {
  const draft = await findDraft(id);
  // Only a crash leaves one beside a plan, with the same content.
  if (draft && !kept.refused) return;
  await saveDraft(id, { content: planned.content, based_on: version, ...kept }, draft?.rev ?? 0);
}
