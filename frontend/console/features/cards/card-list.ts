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
  /** Its name in the form. */
  name: string;
  maximum: number;
  /** True if its cards can only be moved. */
  isFixed?: true;
  /** Returns the values of a new card. */
  empty: () => object;
  /** The way in the form to the text that names a card. */
  titleOf: (place: number, language: Language) => (string | number)[];
  /** What a folded card shows after its title. */
  Note?: (props: { place: number }) => ReactNode;
  /** What is said about it. */
  words: (word: CardWord, values?: Readonly<Record<string, number>>) => string;
}
