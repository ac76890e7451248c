import type { DraftContent } from '#contracts/api/draft-shapes';
import { keptBy } from './kept.ts';

/** The input of a form: this tab keeps it until the form saves it as a draft. */
export interface KeptDraft {
  content: DraftContent;
  /** The content of the form when it was last saved. */
  base: DraftContent;
  /** The revision of the draft on which the input is based. */
  rev: number;
  at: string;
}

const drafts = keptBy<KeptDraft>('program-draft');

/** @param id of the program or section; undefined for a program that has not begun */
export const recallDraft = (id: string | undefined) => drafts.recall(id ?? 'new');
export const keepDraft = (id: string | undefined, kept: KeptDraft) => drafts.keep(id ?? 'new', kept);
export const forgetDraft = (id: string | undefined) => drafts.forget(id ?? 'new');
