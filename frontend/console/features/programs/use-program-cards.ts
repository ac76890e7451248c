import { useTranslation } from 'react-i18next';
import { maximumDays, maximumQuestions } from '#contracts/api/offer-terms';
import type { CardList } from '../cards/card-list.ts';
import { emptyDay, emptyQuestion } from './part-values.ts';

/** The lists of a program whose entries are cards, by their names in the form and among the texts. */
const lists = {
  itinerary: { maximum: maximumDays, empty: emptyDay, title: 'title' },
  questions: { maximum: maximumQuestions, empty: emptyQuestion, title: 'question' },
} as const;

export function useProgramCards(name: keyof typeof lists): CardList {
  const { t } = useTranslation('adminOffer');
  const { title, ...list } = lists[name];
  return {
    ...{ form: 'program', name, ...list },
    titleOf: (place, language) => [name, place, 'texts', language, title],
    words: (word, values) => t(`${name}.${word}`, { ...values }),
  };
}
