import { type Direction, directionOf, type Language } from '#contracts/field-kit/language';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** Start and end of a line in the mail's language, as left and right, which every mail program supports. */
export interface Sides {
  direction: Direction;
  end: 'left' | 'right';
  /** The attributes of a cell. */
  cell: string;
  /** The same as a CSS declaration. */
  aligned: string;
}

const sides: Record<Direction, Sides> = {
  rtl: { direction: 'rtl', end: 'left', cell: 'dir="rtl" align="right"', aligned: 'text-align:right' },
  ltr: { direction: 'ltr', end: 'right', cell: 'dir="ltr" align="left"', aligned: 'text-align:left' },
};

export const sidesOf = (language: Language): Sides => sides[directionOf(language)];
