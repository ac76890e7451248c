import Text from 'antd/es/typography/Text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, daysBetween, isDay } from '#contracts/calendar';
import { dayOr } from '../../features/enquiries/typed-day.ts';
import { DayInput } from './day-input.tsx';
import { Labelled } from './labelled.tsx';

/** Days (`YYYY-MM-DD`), both inclusive; undefined means no limit. */
export interface DayRange {
  from?: string | undefined;
  to?: string | undefined;
}

const ends = ['from', 'to'] as const;
type End = (typeof ends)[number];

interface Issue {
  end: End;
  code: 'unreadable' | 'order' | 'length';
}

interface Entry {
  /** The applied range when the entry was typed: once another range is applied, the entry is ignored. */
  base: string;
  days: DayRange;
  issues: Issue[];
}

interface Options {
  applied: DayRange;
  /** Called with the ends that have changed. */
  onChange: (changed: DayRange) => void;
  /** The maximum number of days in a range. */
  longest?: number;
}

/** A filter by two days. It applies as soon as they are a valid range; until then the input stays, with its issues. */
export function useDayRange({ applied, onChange, longest = Number.POSITIVE_INFINITY }: Options) {
  const base = `${applied.from} ${applied.to}`;
  const [entry, setEntry] = useState<Entry>();
  const { days, issues } = entry?.base === base ? entry : { days: {}, issues: [] };

  const write = (end: End, day: string | undefined) =>
    setEntry({ base, days: { ...days, [end]: day }, issues: issues.filter((issue) => isOfOther(issue, end)) });

  const finish = (end: End, day: string | undefined) => {
    const changed = { ...days, [end]: day };
    const wrong = issuesOf({ ...applied, ...changed }, longest);
    // An end that was cleared shows the applied default.
    const kept = wrong.length > 0 ? changed : Object.fromEntries(Object.entries(changed).filter(([, day]) => day));
    setEntry({ base, days: kept, issues: wrong });
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

interface FieldsProps {
  range: ReturnType<typeof useDayRange>;
  labels: Record<End, string>;
}

/** The two fields of a range, each with its label and issue. */
export function DayRangeFields({ range, labels }: FieldsProps) {
  const { t } = useTranslation(['admin', 'common']);
  const { shown, issues, longest, write, finish } = range;

  const messageOf = ({ end, code }: Issue) => {
    if (code === 'unreadable') return t('common:day.unreadable', { field: labels[end] });
    return code === 'order' ? t('dayRange.order') : t('dayRange.length');
  };

  return ends.map((end) => {
    const issue = issues.find((one) => one.end === end);
    return (
      <Labelled key={end} label={labels[end]}>
        {(id) => (
          <>
            <DayInput
              id={id}
              value={shown[end]}
              onChange={(day) => write(end, day)}
              onDone={(day) => finish(end, day)}
              {...limitsOf(end, shown, longest)}
              {...(issue && { status: 'error', 'aria-invalid': 'true', 'aria-describedby': `${id}-issue` })}
            />
            {issue && (
              <Text id={`${id}-issue`} role="alert" type="danger">
                {messageOf(issue)}
              </Text>
            )}
          </>
        )}
      </Labelled>
    );
  });
}

/** Returns the days that are a valid range with the other end. */
function limitsOf(end: End, { from, to }: DayRange, longest: number) {
  const other = dayOr(end === 'from' ? to : from, undefined);
  if (!other) return {};
  const farthest = Number.isFinite(longest) ? addDays(other, (longest - 1) * (end === 'from' ? -1 : 1)) : undefined;
  return end === 'from' ? { earliest: farthest, latest: other } : { earliest: other, latest: farthest };
}
