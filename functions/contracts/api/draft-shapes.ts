import * as z from 'zod/mini';
import { Instant } from '../field-kit/fields.ts';
import { ruleCodes } from '../field-kit/rules.ts';

/** The common part of the drafts of programs and of the site. */

/** More than a draft is ever saved; the stored number stays exact. */
export const mostSaves = 1_000_000_000;

/**
 * What staff have typed, in the form of a publication's body, complete or not: it is checked when it is published, so
 * that nothing typed is lost before.
 */
export const DraftContent = z.record(z.string(), z.unknown());
export type DraftContent = z.infer<typeof DraftContent>;

/** Who saved or published something; null for what is older than the history. */
export const Person = z.nullable(z.object({ email: z.string(), name: z.nullable(z.string()) }));
export type Person = z.infer<typeof Person>;

/** A planned publication that was stopped when it was due. */
export const Refused = z.object({
  planned_at: Instant,
  /** The fields are those of the draft; of a program also `departures.<id>.<field>`. */
  issues: z.array(z.object({ field: z.string(), code: z.enum(ruleCodes) })),
});
export type Refused = z.infer<typeof Refused>;
