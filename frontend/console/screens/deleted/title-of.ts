import type { DeletedRecord } from '#contracts/api/deleted';
import type { Language } from '#contracts/field-kit/language';

/** Returns the customer's name, or the program's name in the reader's language if staff wrote one. */
export function titleOf({ title, title_en }: DeletedRecord, language: Language): string {
  const titles: Partial<Record<Language, string | null>> = { ar: title, en: title_en };
  return titles[language] || title;
}
