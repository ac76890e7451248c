import type { ReactNode } from 'react';
import type { Language } from '#contracts/field-kit/language';

type Drag = 'role' | 'instructions' | 'pickedUp' | 'over' | 'putDown' | 'cancelled';
export type CardWord =
  | 'none'
  | 'add'
  | 'item'
  | 'untitled'
  | 'full'
  | 'move'
  | 'earlier'
  | 'later'
  | 'copy'
  | 'remove'
  | 'removed'
  | 'orderHint'
  | `drag.${Drag}`;

/** A list of a form whose entries are cards that can be moved. */
export interface CardList {
  /** The `name` of the form. */
  form: string;
  /** The name of the list in the form. */
  name: string;
  maximum: number;
  /** True if its cards can only be moved. */
  isFixed?: true;
  /** Returns the values of a new card. */
  empty: () => object;
  /** The way in the form to the text that names a card. */
  titleOf: (place: number, language: Language) => (string | number)[];
  /** True for the values of a card that is open at first; by default one without a title is. */
  isOpenAtFirst?: (values: unknown) => boolean;
  /** Stands after the title of a folded card. */
  Note?: (props: { place: number }) => ReactNode;
  /** Returns the list's texts, for example that of its button to add a card. */
  words: (word: CardWord, values?: Readonly<Record<string, number>>) => string;
}
