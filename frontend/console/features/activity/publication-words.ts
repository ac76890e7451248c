import type { TFunction } from 'i18next';
import type { AuditedChange } from '#contracts/api/audit';
import type { Language } from '#contracts/field-kit/language';
import { formatDateTime } from '#shared/lib/format.ts';

/** True if a publication was planned, not made at once. */
export const isPlanned = (changes: readonly AuditedChange[]) => Boolean(changeOf(changes, 'planned_at')?.after);

/** Puts into words where a program stands and when that changes: `Leaves the site 3 Dec 2026, 09:00`. */
export function publicationWords(
  changes: readonly AuditedChange[],
  t: TFunction<'adminActivity'>,
  language: Language,
): string[] {
  const state = changeOf(changes, 'state')?.after;
  const time = (field: string, word: 'from' | 'until') => {
    const { before, after } = changeOf(changes, field) ?? {};
    if (typeof after === 'string') return [t(`publication.${word}`, { when: formatDateTime(after, language) })];
    // An archived program has left the site already.
    if (typeof before !== 'string' || (word === 'until' && state)) return [];
    const not = word === 'from' ? 'notFrom' : 'notUntil';
    return [t(`publication.${not}`, { when: formatDateTime(before, language) })];
  };
  return [
    ...(state === 'archived' || state === 'published' || state === 'draft' ? [t(`publication.${state}`)] : []),
    ...time('planned_at', 'from'),
    ...time('planned_until', 'until'),
    ...time('unpublish_at', 'until'),
  ];
}

const changeOf = (changes: readonly AuditedChange[], name: string) => changes.find(({ field }) => field === name);
