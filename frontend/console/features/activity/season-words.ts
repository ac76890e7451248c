import type { TFunction } from 'i18next';
import type { AuditedChange } from '#contracts/api/audit';
import type { SeasonKind } from '#contracts/api/seasons';
import { isDay } from '#contracts/field-kit/calendar';
import type { Language } from '#contracts/field-kit/language';
import { formatDate, formatDayRange } from '#shared/lib/format.ts';
import { isolated } from '#shared/lib/isolated.ts';

type Texts = TFunction<['adminActivity', 'adminSeasons']>;
type Value = AuditedChange['before'];
type Side = 'before' | 'after';

/** A changed field of a season, without the season's id: `names.ar`, `to`. */
type Changes = ReadonlyMap<string, AuditedChange>;

const fields = {
  kind: 'kind',
  'names.ar': 'ar',
  'names.en': 'en',
  from: 'from',
  to: 'to',
} as const;

/** Puts changes of the seasons into words, one for each season: `Ramadan 1448 AH: Last day: 8 March 2027 → 9 March 2027`. */
export function seasonWords(changes: readonly AuditedChange[], t: Texts, language: Language): string[] {
  const seasons = new Map<string, Map<string, AuditedChange>>();
  for (const change of changes) {
    const [id = '', ...path] = change.field.split('.');
    const known = seasons.get(id) ?? new Map<string, AuditedChange>();
    seasons.set(id, known.set(path.join('.'), change));
  }
  return [...seasons.values()].map((season) => wordsOf(season, t, language));
}

function wordsOf(season: Changes, t: Texts, language: Language): string {
  const arabic = season.get('names.ar');
  if (arabic?.before === null) return t('seasons.added', { season: named(season, 'after', t, language) });
  if (arabic?.after === null) return t('seasons.removed', { season: named(season, 'before', t, language) });
  const text = (field: string, value: Value) => valueText(field, value, t, language);
  const changes = Object.entries(fields).flatMap(([field, label]) => {
    const { before = null, after = null } = season.get(field) ?? {};
    if (before === after) return [];
    return t('change', { field: t(`adminSeasons:fields.${label}`), from: text(field, before), to: text(field, after) });
  });
  return t('seasons.changed', { season: nameOf(season, 'after', language), changes: changes.join(t('seasons.and')) });
}

function nameOf(season: Changes, side: Side, language: Language): string {
  const name = (one: string) => season.get(`names.${one}`)?.[side];
  return isolated(String(name(language) || name('ar') || ''));
}

function named(season: Changes, side: Side, t: Texts, language: Language): string {
  const [from, to] = [season.get('from')?.[side], season.get('to')?.[side]];
  const days = isDay(from) && isDay(to) ? formatDayRange(from, to, language) : '';
  return t('seasons.named', { name: nameOf(season, side, language), days });
}

function valueText(field: string, value: Value, t: Texts, language: Language): string {
  if (value === null || value === '') return t('adminSeasons:none');
  if (field === 'kind') return t(`adminSeasons:kinds.${value as SeasonKind}`);
  return isDay(value) ? formatDate(value, language) : isolated(String(value));
}
