import type { Draft } from '#contracts/api/program-drafts';
import type { Program } from '#contracts/api/programs';
import { photosIn, valuesOf } from '../../../features/programs/drafts/draft-content.ts';
import type { ProgramState } from '../../../features/programs/drafts/program-state.ts';
import { publishWarnings, type Warning } from '../../../features/programs/drafts/publish-checks.ts';
import { toValues } from '../../../features/programs/program-values.ts';
import { publicationIssues, publishIssues } from '../editor/publish-issues.ts';
import type { SaveRule } from '../editor/save-rules.ts';

/** A change that staff make to several programs at once. */
export type BulkChange = 'publish' | 'archive';

/** The reason why a program stays as it is. */
export type Stop =
  /** The change has nothing to do. */
  | { because: 'published' | 'notOnSite' | 'empty' }
  /** Staff have to decide first. */
  | { because: 'planned' | 'overtaken' }
  /** Rules of the form or of publications stop the program. */
  | { because: 'incomplete'; rules: SaveRule[] }
  /** The program's draft could not be read. */
  | { because: 'unread'; error: unknown };

export interface BulkEntry {
  program: Program;
  draft: Draft | undefined;
  stop: Stop | undefined;
  warnings: [Warning, number][];
}

/** The states of the programs that a change is for. */
const changeable: Record<BulkChange, readonly ProgramState[]> = {
  publish: ['changed', 'draft', 'archived'],
  archive: ['published', 'changed'],
};

export const isFor = (change: BulkChange, state: ProgramState): boolean => changeable[change].includes(state);

function stopByState(change: BulkChange, state: ProgramState): Stop | undefined {
  if (isFor(change, state)) return undefined;
  if (state === 'planned') return { because: 'planned' };
  return { because: change === 'publish' ? 'published' : 'notOnSite' };
}

interface Chosen {
  program: Program;
  state: ProgramState;
  draft: Draft | undefined;
}

/** Checks one of the chosen programs, as the dialog and the form of a single one would. */
export function planEntry(change: BulkChange, { program, state, draft }: Chosen, today: string): BulkEntry {
  const entry = { program, draft, warnings: [] };
  const stop = stopByState(change, state);
  if (stop || change === 'archive') return { ...entry, stop };
  if (!draft && program.version === 0) return { ...entry, stop: { because: 'empty' } };
  // Somebody has published since the draft began: the form shows both versions.
  if (draft && draft.based_on !== program.version) return { ...entry, stop: { because: 'overtaken' } };

  const values = draft ? valuesOf(draft.content) : toValues(program);
  // A draft may add photos that visitors do not see yet, and leave out those that they see.
  const records = draft ? photosIn(program, draft.content).records : program.photo_records;
  const photos = records.filter(({ status }) => status !== 'rejected').map(({ id }) => id);
  const isNew = program.version === 0;
  const checked = { values, program, day: today };
  // A program without a draft returns to the site unchanged, so the form's rules do not apply.
  const issues = draft ? publishIssues({ ...checked, isNew, photoCount: photos.length }) : publicationIssues(checked);
  const rules = [...new Set(issues.map(({ rule }) => rule))];
  return {
    ...entry,
    stop: rules.length > 0 ? { because: 'incomplete', rules } : undefined,
    warnings: publishWarnings({ values, photos, departures: program.departures, day: today }),
  };
}
