/** Folds case, accents and Arabic letters that writers use interchangeably. */
export const foldText = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u0655]/g, '')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .trim();
