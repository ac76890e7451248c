import { maximumDays, maximumQuestions } from '#contracts/api/offer-terms';
import type { Language } from '#contracts/field-kit/language';
import { emptyDay, emptyQuestion } from '../../../../features/programs/part-values.ts';

/** The lists of a program whose entries are cards that can be moved, by their names in the form and among the texts. */
export const cardLists = {
  itinerary: { maximum: maximumDays, empty: emptyDay, title: 'title' },
  questions: { maximum: maximumQuestions, empty: emptyQuestion, title: 'question' },
} as const;
export type CardList = keyof typeof cardLists;

/** The way to the text that names a card. */
export const titleOf = (list: CardList, place: number, language: Language) => [
  ...[list, place, 'texts', language],
  cardLists[list].title,
];
