import * as z from 'zod/mini';
import { Id, optionalLine, optionalText, requiredLine, requiredText, wholeNumber } from '../field-kit/fields.ts';
import {
  type DayTextName,
  dayTextNames,
  dayTexts,
  maximumDays,
  maximumDaysBefore,
  maximumQuestions,
  maximumSteps,
  meals,
  photoTextLimit,
  photoTextNames,
  questionTexts,
} from './offer-terms.ts';
import { baseLanguage, translatedLanguages } from './program-fields.ts';
import { maximumPhotos } from './program-limits.ts';
import { Prices } from './program-prices.ts';

/**
 * The parts of a program that are more than a value: lists and prices. Their texts are in one record for each language,
 * in the API as inside. A body without a part leaves it as it is.
 */

/** Texts in the base language, which may require some, and in the others, which may be missing. */
function inLanguages<Base extends z.ZodMiniType, Other extends z.ZodMiniType>(base: Base, other: Other) {
  const others = Object.fromEntries(
    translatedLanguages.map((language) => [language, z.prefault(z.nullable(other), null)]),
  ) as Record<(typeof translatedLanguages)[number], z.ZodMiniPrefault<z.ZodMiniNullable<Other>>>;
  return z.object({ [baseLanguage]: base, ...others } as Record<typeof baseLanguage, Base> & typeof others);
}

const optionalDayTexts = Object.fromEntries(
  dayTextNames.map((name) => {
    const { kind, limit } = dayTexts[name];
    return [name, kind === 'line' ? optionalLine(limit) : optionalText(limit)];
  }),
) as Record<DayTextName, ReturnType<typeof optionalLine>>;

/** One day of the itinerary; its position is its number. */
export const ItineraryDay = z.object({
  texts: inLanguages(
    z.object({ ...optionalDayTexts, title: requiredLine(dayTexts.title.limit) }),
    z.object(optionalDayTexts),
  ),
  meals: z.prefault(z.array(z.enum(meals)).check(z.maxLength(meals.length)), []),
  /** One of the program's photos. */
  photo: z.prefault(z.nullable(Id), null),
});
export type ItineraryDay = z.infer<typeof ItineraryDay>;

/** From this many days before departure on, this part of the price is paid back. */
export const CancellationStep = z.object({
  days_before: wholeNumber(0).check(z.lte(maximumDaysBefore)),
  refund_percent: wholeNumber(0).check(z.lte(100)),
});
export type CancellationStep = z.infer<typeof CancellationStep>;

export const CancellationTerms = z.array(CancellationStep).check(
  z.minLength(1),
  z.maxLength(maximumSteps),
  z.refine(
    (steps) =>
      steps.every(({ days_before, refund_percent }, index) => {
        const next = steps[index + 1];
        return !next || (next.days_before < days_before && next.refund_percent <= refund_percent);
      }),
    { error: 'steps_in_wrong_order' },
  ),
);

/** A question that travellers ask about the program, with its answer. */
export const Question = z.object({
  texts: inLanguages(
    z.object({
      question: requiredLine(questionTexts.question.limit),
      answer: requiredText(questionTexts.answer.limit),
    }),
    z.object({
      question: optionalLine(questionTexts.question.limit),
      answer: optionalText(questionTexts.answer.limit),
    }),
  ),
});
export type Question = z.infer<typeof Question>;

const photoTexts = z.object(
  Object.fromEntries(photoTextNames.map((name) => [name, optionalLine(photoTextLimit)])) as Record<
    (typeof photoTextNames)[number],
    ReturnType<typeof optionalLine>
  >,
);

/** From 0 to 1, rounded to thousandths: DynamoDB refuses numbers that are nearly 0. */
const fraction = z.number().check(
  z.gte(0),
  z.lte(1),
  z.overwrite((value) => Math.round(value * 1000) / 1000),
);

/** The words about a photo, and the point that stays visible when it is cut: fractions of its width and height. */
export const PhotoDetails = z.object({
  id: Id,
  texts: inLanguages(photoTexts, photoTexts),
  focus: z.prefault(z.nullable(z.object({ x: fraction, y: fraction })), null),
});
export type PhotoDetails = z.infer<typeof PhotoDetails>;

/** The parts as bodies and replies have them. */
export const partsShape = {
  itinerary: z.array(ItineraryDay).check(z.maxLength(maximumDays, { error: 'too_many_items' })),
  /** Null: only an adult's price is known, `price_sar`. */
  prices: z.nullable(Prices),
  /** Null: the site's own terms. Steps start with the longest time before departure. */
  cancellation: z.nullable(CancellationTerms),
  questions: z.array(Question).check(z.maxLength(maximumQuestions, { error: 'too_many_items' })),
  photo_details: z.array(PhotoDetails).check(z.maxLength(maximumPhotos)),
} as const;

export type ProgramParts = { [Name in keyof typeof partsShape]: z.output<(typeof partsShape)[Name]> };
export const partsRulesInWords = [
  'cancellation steps go from the longest time before departure to the shortest, and never pay back more later (steps_in_wrong_order)',
];
