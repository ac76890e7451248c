import { publishErrors } from '#catalogue/publish-errors';
import type { Program } from '#contracts/api/programs';
import { isDay } from '#contracts/field-kit/calendar';
import type { ProgramValues } from '../../../features/programs/program-values.ts';
import { fieldOfApi } from '../../../features/programs/program-values.ts';
import { checkProgram, isDepartureField, type SaveIssue, type SaveRule } from './save-rules.ts';

interface ToPublish {
  values: ProgramValues;
  isNew: boolean;
  photoCount: number;
  /** The program as the server has it; undefined if it has none yet. */
  program: Pick<Program, 'from_date' | 'version' | 'departures'> | undefined;
  /** The day of the publication. */
  day: string;
}

/** Returns the errors that stop a publication, in the order of the dialog: the form's rules first. */
export const publishIssues = ({ values, isNew, photoCount, program, day }: ToPublish): SaveIssue[] => [
  ...checkProgram({ values, isNew, photoCount }),
  ...publicationIssues({ values, program, day }),
];

/** Returns the issues that only a publication has. The server has the same rules. */
export function publicationIssues({
  values,
  program,
  day,
}: Pick<ToPublish, 'values' | 'program' | 'day'>): SaveIssue[] {
  const { from_date, price_sar, prices } = values;
  const input = { from_date: isDay(from_date) ? from_date : undefined, price_sar, prices };
  const before = program && program.version > 0 ? program : undefined;
  return issuesOf(publishErrors({ input, departures: program?.departures ?? null, before }, day));
}

/** The form's issues of what the server has found. Each rule is named once, with all its fields. */
export function issuesOf(errors: readonly { field: string; code: string }[]): SaveIssue[] {
  const fields = new Map<SaveRule, SaveIssue['fields'][number][]>();
  for (const { field, code } of errors) {
    const rule = ruleOf(field, code);
    const place = isDepartureField(field) ? field : fieldOfApi(field);
    if (rule && place) fields.set(rule, [...(fields.get(rule) ?? []), place]);
  }
  return [...fields].map(([rule, places]) => ({ rule, fields: places }));
}

function ruleOf(field: string, code: string): SaveRule | undefined {
  if (code === 'price_of_zero') return isDepartureField(field) ? 'departurePrice' : 'priceOfZero';
  return ({ departure_in_past: 'pastDay', deadline_after_departure: 'departureDeadline' } as const)[code];
}
