import * as z from 'zod/mini';
import { Id } from '../field-kit/fields.ts';
import { maximumDepartures } from './offer-terms.ts';
import { maximumPhotos } from './program-limits.ts';

/** A record of another program, and the id of its copy, which the caller makes. */
const Copied = z.object({ from: Id, id: Id });

const copiedUpTo = (most: number) =>
  z.prefault(z.array(Copied).check(z.maxLength(most, { error: 'too_many_items' })), []);

/** What a new program takes over from another, beside the content that the caller sends. */
export const ProgramCopy = z.object({
  program_id: Id,
  /** Their files are copied. The content names them by their new ids. */
  photos: copiedUpTo(maximumPhotos),
  /** With dates, prices and capacity; all seats are free. */
  departures: copiedUpTo(maximumDepartures),
});
export type ProgramCopy = z.infer<typeof ProgramCopy>;
