import type { DraftContent } from '#contracts/api/draft-shapes';

/** What a form has and no draft yet, kept in this tab until it is saved: it outlives a reload and a crash. */
export interface KeptDraft {
  content: DraftContent;
  /** What the form had when it was last saved. */
  base: DraftContent;
  /** Of the draft on which it is based. */
  rev: number;
  at: string;
}

const keyOf = (id: string | undefined) => `program-draft:${id ?? 'new'}`;

/** @param id of the program or section; undefined for a program that has not begun */
export function recallDraft(id: string | undefined): KeptDraft | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as KeptDraft | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(id: string | undefined, kept: KeptDraft): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(kept));
  } catch {
    // Storage is disabled or full: the form itself still has everything.
  }
}

export function forgetDraft(id: string | undefined): void {
  try {
    sessionStorage.removeItem(keyOf(id));
  } catch {
    // Nothing is kept.
  }
}
