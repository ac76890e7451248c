import * as z from 'zod/mini';
import {
  BusinessDate,
  Id,
  optionalLine,
  orNull,
  requiredLine,
  requiredText,
  wholeNumber,
} from '../field-kit/fields.ts';
import { testimonialsLimits } from './site-testimonials-rules.ts';
import { inEachLanguage } from './site-texts.ts';

const { items, name, place, trip, words, consent, rating } = testimonialsLimits;

const Fields = z.object({
  name: inEachLanguage(requiredLine(name)),
  place: inEachLanguage(requiredLine(place)),
  trip: inEachLanguage(requiredLine(trip)),
  words: inEachLanguage(requiredText(words)),
  rating: wholeNumber(1).check(z.lte(rating)),
  date: orNull(BusinessDate),
  /** The program of the journey, to which the words link while it is on the site. */
  program: orNull(Id),
  /** False hides it from visitors. */
  approved: z.boolean(),
  /** Where the traveller's consent is on file. Visitors never see it. */
  consent: optionalLine(consent),
});

/** The words of travellers. None is published without a consent on file: a fresh system's are examples. */
export const TestimonialsBody = z.object({
  items: z
    .array(
      Fields.check(
        z.refine(({ approved, consent }) => !approved || consent !== null, {
          ...{ path: ['consent'], error: 'required' },
        }),
      ),
    )
    .check(z.maxLength(items)),
});
export type TestimonialsBody = z.infer<typeof TestimonialsBody>;
