/** The names of a text of a card, in each language, within its list and in the whole form. */
export const cardNames = (list: string, place: number, text: string) => ({
  names: { ar: [place, text, 'ar'], en: [place, text, 'en'] },
  wholeNames: { ar: [list, place, text, 'ar'], en: [list, place, text, 'en'] },
});
