import { keptBy } from '../drafts/kept.ts';
import type { DepartureValues } from './departure-values.ts';
import type { PatternValues } from './pattern.ts';

/** The input of a dialog of departures: one departure, a pattern, or rows of a spreadsheet. */
export type KeptDeparture = { at: string } & (
  | {
      kind: 'one';
      /** Undefined for a new one, whose id is `newId`. */
      departureId: string | undefined;
      newId: string;
      /** The version on which the change is based. */
      version: number;
      values: DepartureValues;
    }
  | { kind: 'pattern'; values: PatternValues; leftOut: readonly string[] }
  | { kind: 'paste'; text: string }
);

/** One for each program, since one dialog is open at a time. Only this tab knows it, until the dialog is closed. */
export const keptDepartures = keptBy<KeptDeparture>('departure-draft');
