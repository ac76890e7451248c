import type { Program } from '#contracts/api/programs';
import { hasNewWarning, publishWarnings, type Warning } from '../../../features/programs/drafts/publish-checks.ts';
import { type ProgramValues, toValues } from '../../../features/programs/program-values.ts';
import type { SaveIssue } from './save-rules.ts';

interface ToPublish {
  values: ProgramValues;
  photos: readonly string[];
  /** The program as the server has it, without the draft; undefined if it has none yet. */
  program: Program | undefined;
  /** These stop the publication: they need no warning beside them. */
  issues: readonly SaveIssue[];
  /** The day of the publication. */
  day: string;
}

export interface Warnings {
  warnings: [Warning, number][];
  /** True if staff have to be asked: the published version has not all of them. */
  mustAsk: boolean;
}

/** What warns before a publication. */
export function warningsBefore({ values, photos, program, issues, day }: ToPublish): Warnings {
  const departures = program?.departures ?? null;
  const stopped = new Set(issues.map(({ rule }) => rule));
  const warnings = publishWarnings({ values, photos, departures, day }).filter(
    ([warning]) => !(warning === 'photos' && stopped.has('photos')) && !(warning === 'past' && stopped.has('pastDay')),
  );
  const isKnown = program !== undefined && program.version > 0;
  const ids = program?.photo_records.map(({ id }) => id) ?? [];
  const published = isKnown ? publishWarnings({ values: toValues(program), photos: ids, departures, day }) : [];
  return { warnings, mustAsk: hasNewWarning(warnings, published) };
}
