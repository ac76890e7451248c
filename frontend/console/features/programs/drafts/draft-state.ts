import { v7 as uuid } from 'uuid';
import type { DraftContent } from '#contracts/api/draft-shapes';
import type { Draft } from '#contracts/api/program-drafts';
import type { Program } from '#contracts/api/programs';

export interface DraftStart {
  /** Undefined for a new one, whose id is made here. */
  program: Program | undefined;
  draft: Draft | undefined;
  /** The content that the form shows at first: this is not saved again. */
  content: DraftContent;
  /** The content that was published when the draft began. */
  origin: DraftContent | undefined;
}

/** The state of a form's program on the server, as far as the form knows it. */
export interface DraftState {
  id: string;
  /** True once the program is on the server, be it only as a draft. */
  isBegun: boolean;
  /** 0 without a draft. */
  rev: number;
  basedOn: number;
  /** The content as it is saved, as JSON. */
  stored: string;
  /** The program as the server has it, without the draft. */
  current: Program | undefined;
  origin: DraftContent | undefined;
  /** The content from which both versions of the last conflict come; undefined if that is the form's last save. */
  common: DraftContent | undefined;
}

export const stateOf = ({ program, draft, content, origin }: DraftStart): DraftState => ({
  id: program?.id ?? uuid(),
  isBegun: program !== undefined,
  rev: draft?.rev ?? 0,
  basedOn: draft?.based_on ?? program?.version ?? 0,
  stored: JSON.stringify(content),
  current: program,
  origin,
  common: undefined,
});

/** After a save of the draft. */
export function markSaved(state: DraftState, content: DraftContent, rev: number) {
  Object.assign(state, { isBegun: true, rev, stored: JSON.stringify(content) });
}

/** After a publication: there is no draft any more. */
export function markPublished(state: DraftState, program: Program, content: DraftContent) {
  markSaved(state, content, 0);
  Object.assign(state, { id: program.id, basedOn: program.version, current: program, origin: content });
}

/** After the program was deleted: the form becomes a new one. */
export function startOver(state: DraftState) {
  Object.assign(state, { id: uuid(), isBegun: false, rev: 0, basedOn: 0, stored: '', current: undefined });
}
