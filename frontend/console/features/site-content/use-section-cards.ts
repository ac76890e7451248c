import { useTranslation } from 'react-i18next';
import type { SectionName } from '#contracts/api/section-names';
import type { CardList } from '../cards/card-list.ts';

interface Options extends Pick<CardList, 'name' | 'maximum' | 'empty' | 'isFixed' | 'Note'> {
  /** The section's form. */
  form: Exclude<SectionName, 'announcement'>;
  /** The name of the text by which a card is known. */
  title: string;
}

/** A list of cards of a section of the site. */
export function useSectionCards({ title, ...list }: Options): CardList {
  const { t } = useTranslation('adminSite');
  const noun = t(`${list.form}.card`, { returnObjects: true });
  return {
    ...list,
    titleOf: (place, language) => [list.name, place, title, language],
    words: (word, values) => t(`cards.${word}`, { ...noun, ...values }),
  };
}
