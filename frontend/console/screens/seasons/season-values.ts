import type { Season, SeasonKind } from '#contracts/api/seasons';

/** The values of a season's form. */
export interface SeasonValues {
  kind: SeasonKind;
  ar: string;
  en: string;
  /** A day, or a text that is not one. */
  from?: string | undefined;
  to?: string | undefined;
}

export const valuesOf = ({ kind, names, from, to }: Season): SeasonValues => ({
  ...{ kind, ar: names.ar, en: names.en ?? '', from, to },
});

export const emptyValues: SeasonValues = { kind: 'school_break', ar: '', en: '' };

/** The season that the form describes, once its rules hold. */
export const seasonOf = (id: string, { kind, ar, en, from = '', to = '' }: SeasonValues): Season => ({
  ...{ id, kind, names: { ar: ar.trim(), en: en.trim() || null }, from, to },
});

const fields = ['kind', 'ar', 'en', 'from', 'to'] as const satisfies readonly (keyof SeasonValues)[];

/** The fields in which two seasons differ. */
export const differing = (one: SeasonValues, other: SeasonValues): (typeof fields)[number][] =>
  fields.filter((field) => (one[field] ?? '').trim() !== (other[field] ?? '').trim());
