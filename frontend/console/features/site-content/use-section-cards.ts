import { useTranslation } from 'react-i18next';
import type { SectionName } from '#contracts/api/section-names';
import type { LegalPage } from '#contracts/api/site-page-rules';
import type { CardList } from '../cards/card-list.ts';

interface Options extends Pick<CardList, 'name' | 'maximum' | 'empty' | 'isFixed' | 'Note'> {
  /** The section's form. */
  form: SectionName;
  /** The name of a card in the texts; by default the name that the form's own texts use. */
  noun?: Noun | undefined;
  /** The name of the text in each language by which a card is known; without it that is its `name`. */
  title?: string | undefined;
}

type Noun =
  | `${Exclude<SectionName, 'announcement' | 'brand' | 'contact' | 'menus' | 'promises' | 'forms' | 'letters' | 'search' | LegalPage>}.card`
  | `contact.cards.${ContactList}`
  | `menus.cards.${'header' | 'footer'}`;
type ContactList = 'phones' | 'emails' | 'addresses' | 'hours_seasons' | 'social';

/** A list of cards of a section of the site. */
export function useSectionCards({ title, noun, ...list }: Options): CardList {
  const { t } = useTranslation('adminSite');
  const words = t(noun ?? (`${list.form}.card` as Noun), { returnObjects: true });
  return {
    ...list,
    titleOf: (place, language) => (title ? [list.name, place, title, language] : [list.name, place, 'name']),
    words: (word, values) => t(`cards.${word}`, { ...words, ...values }),
  };
}
