import { useState } from 'react';
import { daysBetween, isDay } from '#contracts/field-kit/calendar';

/** Days (`YYYY-MM-DD`), both inclusive; undefined means no limit. */
export interface DayRange {
  from?: string | undefined;
  to?: string | undefined;
}

export const ends = ['from', 'to'] as const;
export type End = (typeof ends)[number];

export interface Issue {
  end: End;
  code: 'unreadable' | 'order' | 'length';
}

interface Entry {
  /** The applied range when the entry was typed: once another range is applied, the entry is ignored. */
  base: string;
  /** The range that the entry applies, until it is the applied one: what is typed meanwhile stays. */
  next?: string | undefined;
  /** The end that is being typed. It stays whatever is applied meanwhile. */
  typing?: End | undefined;
  days: DayRange;
  issues: Issue[];
}

interface Options {
  applied: DayRange;
  /** Called with the ends that have changed. */
  onChange: (changed: DayRange) => void;
  /** The maximum number of days in a range. */
  longest?: number;
  /** True if a default replaces an end that is cleared. */
  hasDefaults?: boolean;
}

/** A filter by two days. It applies as soon as they are a valid range; until then the input stays, with its issues. */
export function useDayRange({ applied, onChange, longest = Number.POSITIVE_INFINITY, hasDefaults }: Options) {
  const base = nameOf(applied);
  const [entry, setEntry] = useState<Entry>();
  if (entry?.next === base) setEntry({ ...entry, base, next: undefined });
  const current = (typed: Entry | undefined): Entry => {
    if (typed && [typed.base, typed.next].includes(base)) return typed;
    const { typing } = typed ?? {};
    return { base, typing, days: typing ? { [typing]: typed?.days[typing] } : {}, issues: [] };
  };
  const { days, issues, next } = current(entry);

  const write = (end: End, day: string | undefined) =>
    setEntry((typed) => {
      const { days, issues, next } = current(typed);
      const others = issues.filter((issue) => isOfOther(issue, end));
      return { base, next, typing: end, days: { ...days, [end]: day }, issues: others };
    });

  const finish = (end: End, day: string | undefined) => {
    const changed = { ...days, [end]: day };
    const wrong = issuesOf({ ...applied, ...changed }, longest);
    const isReplaced = wrong.length === 0 && hasDefaults;
    const kept = isReplaced ? Object.fromEntries(Object.entries(changed).filter(([, day]) => day)) : changed;
    setEntry({ base, next: wrong.length > 0 ? next : nameOf({ ...applied, ...changed }), days: kept, issues: wrong });
    if (wrong.length === 0) onChange(changed);
  };

  return {
    shown: { ...applied, ...days },
    issues,
    longest,
    write,
    finish,
    /** Discards typed input that has not been applied. */
    discard: () => setEntry(undefined),
  };
}

const nameOf = ({ from, to }: DayRange) => `${from} ${to}`;

const isOfOther = (issue: Issue, end: End) => issue.end !== end && issue.code === 'unreadable';

/** Calendar days compare as text. */
function issuesOf({ from, to }: DayRange, longest: number): Issue[] {
  const issues: Issue[] = [];
  if (from && !isDay(from)) issues.push({ end: 'from', code: 'unreadable' });
  if (to && !isDay(to)) issues.push({ end: 'to', code: 'unreadable' });
  if (!isDay(from) || !isDay(to)) return issues;
  if (to < from) return [{ end: 'to', code: 'order' }];
  return daysBetween(from, to) < longest ? [] : [{ end: 'to', code: 'length' }];
}
