import type { Season } from '#contracts/api/seasons';
import type { Language } from '#contracts/field-kit/language';

/** The name for readers of a language: the Arabic one where theirs is missing. */
export const seasonName = ({ names }: Pick<Season, 'names'>, language: Language): string => names[language] || names.ar;
