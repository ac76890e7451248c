import * as z from 'zod/mini';
import { Id, isCalendarDate, wholeNumber } from '../field-kit/fields.ts';
import { maximumContentBytes, tooLongText } from './content-size.ts';
import { maximumPhotos, maximumStoredPhotos } from './program-limits.ts';
import { partsRulesInWords, partsShape } from './program-parts.ts';
import { pricesRulesInWords } from './program-prices.ts';
import { bodyShape, perTranslation, translationBodyShape } from './program-shapes.ts';

/** The fields that staff type (`programFields`): Arabic in the base fields, English in `translations.en`. */
export const ProgramBody = z
  .object({
    ...bodyShape,
    /** The parts, each of which stays as it is if it is absent. */
    ...z.partial(z.object(partsShape)).shape,
    translations: z.optional(
      z.nullable(z.object(perTranslation(z.optional(z.nullable(z.object(translationBodyShape)))))),
    ),
    /** Ids of the photos, the cover first; photos that are not listed come last. If absent, the order stays. */
    photo_order: z.optional(z.array(Id).check(z.maxLength(maximumPhotos))),
    /** Ids of photos that visitors see no more. Their files stay as long as a draft or a version names them. */
    photos_left_out: z.optional(z.array(Id).check(z.maxLength(maximumStoredPhotos))),
  })
  .check(
    z.refine(
      ({ from_date, to_date }) => !isCalendarDate(from_date) || !isCalendarDate(to_date) || to_date >= from_date,
      {
        path: ['to_date'],
        error: 'to_date_before_from_date',
      },
    ),
    z.check(({ value, issues }) => {
      const path = tooLongText(value);
      if (path) issues.push({ code: 'custom', message: 'texts_too_long', path, input: value });
    }),
  );
export type ProgramBody = z.infer<typeof ProgramBody>;

export const programRulesInWords = [
  'to_date is not before from_date (to_date_before_from_date)',
  `all values together have at most ${maximumContentBytes} bytes, those that the call leaves as they are too (texts_too_long)`,
  'type is umrah only if the agency has set the number of its licence (umrah_licence_required)',
  ...partsRulesInWords,
  ...pricesRulesInWords,
];

/**
 * The version on which the change is based: a conflict if it is not current. Without it the last save wins. Added
 * and deleted photos do not change the version.
 */
export const ProgramUpdate = z.intersection(ProgramBody, z.object({ version: z.optional(wholeNumber(1)) }));
