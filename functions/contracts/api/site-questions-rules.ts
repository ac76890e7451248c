import type { SiteTexts } from './site-texts.ts';

export const questionsLimits = { items: 20, question: 200, answer: 2000 } as const;

/** A question that visitors ask often. */
export interface SiteQuestion {
  question: SiteTexts;
  /** May have several lines, and name facts as `{freeDays}` and `{refundDays}`. */
  answer: SiteTexts;
}

/**
 * The facts that an answer can name: until how many days before departure programs are cancelled free of charge, and other
 * bookings are paid back. Pages put the agency's terms in their place.
 */
export const answerFacts = ['freeDays', 'refundDays'] as const;
export type AnswerFact = (typeof answerFacts)[number];
