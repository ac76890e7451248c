import type { TFunction } from 'i18next';
import type { PeriodFigures } from '#contracts/api/figures';
import { EnquiryType } from '#contracts/field-kit/enquiry-enums';
import type { DailyCounts } from '../../../features/enquiries/use-overview.ts';
import { byteOrderMark, toLines } from '../../../features/export/csv-lines.ts';
import type { useNames } from './use-names.ts';

type Names = ReturnType<typeof useNames>;
type Cell = string | number | null;
type Sales = Pick<PeriodFigures['sources'][number], 'offered' | 'offered_sar' | 'won' | 'won_sar'>;
type Answers = Pick<PeriodFigures['answers']['now'], 'answered' | 'kept' | 'median_minutes'> & { p90_minutes?: Cell };

interface Cells {
  counts?: Cell[];
  sales?: Sales;
  answers?: Answers;
  /** By kind, for a day. */
  kinds?: Cell[];
}

/**
 * The figures as a CSV file: a line for each row of each group, and for each day of the chart. Times are in minutes, values
 * in riyals.
 */
export function figuresFile(
  { types, sources, programs, cities, people, answers, sales }: PeriodFigures,
  days: readonly DailyCounts[],
  t: TFunction<['adminFigures', 'admin', 'adminOverview']>,
  { sourceName, programName }: Names,
): Blob {
  const head = [
    ...[t('columns.group'), t('columns.name'), t('columns.count'), t('columns.previous'), t('columns.offered')],
    ...[t('columns.offeredValue'), t('columns.won'), t('columns.wonValue'), t('columns.answered'), t('columns.kept')],
    ...[t('columns.median'), t('columns.p90')],
    ...EnquiryType.options.map((type) => t(`admin:requestType.${type}`)),
  ];
  const lines = [
    ...(['received', 'offered', 'won'] as const).map((state) =>
      line(t('funnel.title'), t(`cards.${state}`), {
        counts: [sales.now[state], sales.before[state]],
        // The values of the period stand beside the number of its requests.
        ...(state === 'received' && { sales: sales.now }),
      }),
    ),
    ...(['now', 'before'] as const).map((of) => line(t('answers.title'), t(`answers.${of}`), { answers: answers[of] })),
    ...types.map((row) => line(t('types.title'), t(`admin:requestType.${row.type}`), { counts: both(row) })),
    ...sources.map((row) => line(t('sources.title'), sourceName(row), { counts: both(row), sales: row })),
    ...programs.map((row) => line(t('programs.title'), programName(row), { counts: both(row) })),
    ...cities.map((row) => line(t('cities.title'), row.city, { counts: both(row) })),
    ...(people ?? []).flatMap(({ by, before, ...now }) => {
      const name = by.name || by.email;
      return [
        line(t('people.title'), name, { counts: [now.received, before.received], sales: now, answers: now }),
        line(t('people.before'), name, { counts: [before.received], sales: before, answers: before }),
      ];
    }),
    ...days.map(({ day, ...kinds }) => {
      const counts = EnquiryType.options.map((type) => kinds[type]);
      const total = counts.reduce((sum, count) => sum + count, 0);
      return line(t('adminOverview:chart.per.day'), day, { counts: [total], kinds: counts });
    }),
  ];
  return new Blob([byteOrderMark, toLines([head, ...lines])], { type: 'text/csv;charset=utf-8' });
}

const both = ({ count, previous }: { count: number; previous: number }) => [count, previous];

function line(group: string, name: string, { counts = [], sales, answers, kinds = [] }: Cells) {
  const cells = [
    ...fill(counts, 2),
    ...fill(sales ? [sales.offered, sales.offered_sar, sales.won, sales.won_sar] : [], 4),
    ...fill(answers ? [answers.answered, answers.kept, answers.median_minutes, answers.p90_minutes ?? null] : [], 4),
    ...fill(kinds, EnquiryType.options.length),
  ];
  return [group, name, ...cells.map((cell) => cell ?? '')];
}

const fill = (cells: Cell[], length: number): Cell[] => Array.from({ length }, (_, index) => cells[index] ?? null);
