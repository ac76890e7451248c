import type { CancellationStep } from '../api/program-parts.ts';
import type { Language } from '../field-kit/language.ts';

/** The agency's name and terms, for the site and for mails. Owners edit its contact in the console. */
export const agency = {
  name: { ar: 'رحلة', en: 'Rihla' } satisfies Record<Language, string>,
  legalName: { ar: 'شركة رحلة للسفر والسياحة', en: 'Rihla Travel & Tourism Company' } satisfies Record<
    Language,
    string
  >,
  /**
   * The terms of programs without terms of their own: how much is paid back by the days before departure, the longest time
   * first. After the last step it is what airlines and hotels give back. `agency-rules.ts` has the rules.
   */
  cancellation: [{ days_before: 15, refund_percent: 100 }] satisfies readonly CancellationStep[],
} as const;

/** The agency's name in running text. Arabic needs the guillemets: the bare word means "a trip". */
const namesInText: Record<Language, string> = { ar: `«${agency.name.ar}»`, en: agency.name.en };
export const nameInText = (language: Language): string => namesInText[language];

/** The number of hours within which the agency promises to answer an enquiry. */
const answerHours = 24;

const hour = 3_600_000;

/** The full hour by which the agency answers an enquiry, as an instant (ISO 8601). */
export const answerDue = (receivedAt: string): string =>
  new Date(Math.ceil(Date.parse(receivedAt) / hour + answerHours) * hour).toISOString();
