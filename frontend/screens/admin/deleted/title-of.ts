import type { DeletedRecord } from '#contracts/deleted';
import type { Language } from '#contracts/website/language';

/** Returns the customer's name, or the program's name in the reader's language. */
export const titleOf = ({ title, title_en }: DeletedRecord, language: Language): string =>
  (language === 'en' && title_en) || title;
