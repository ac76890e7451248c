import * as z from 'zod/mini';
import { requiredLine, requiredText } from '../field-kit/fields.ts';
import { questionsLimits } from './site-questions-rules.ts';
import { inEachLanguage } from './site-texts.ts';

const { items, question, answer } = questionsLimits;

/** Frequent questions with their answers, in the order of the page. Without any, the page has no such section. */
export const QuestionsBody = z.object({
  items: z
    .array(z.object({ question: inEachLanguage(requiredLine(question)), answer: inEachLanguage(requiredText(answer)) }))
    .check(z.maxLength(items)),
});
export type QuestionsBody = z.infer<typeof QuestionsBody>;
