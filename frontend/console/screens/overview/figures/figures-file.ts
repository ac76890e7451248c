import type { TFunction } from 'i18next';
import type { PeriodFigures } from '#contracts/api/figures';
import { byteOrderMark, toLines } from '../../../features/export/csv-lines.ts';
import type { useNames } from './use-names.ts';

type Names = ReturnType<typeof useNames>;
type Cell = string | number | null;

/** The figures as a CSV file: a line for each row of each group. Times are in minutes, values in riyals. */
export function figuresFile(
  { types, sources, programs, cities, people, answers, sales }: PeriodFigures,
  t: TFunction<['adminFigures', 'admin']>,
  { sourceName, programName }: Names,
): Blob {
  const head = [
    ...[t('columns.group'), t('columns.name'), t('columns.count'), t('columns.previous'), t('columns.offered')],
    ...[t('columns.offeredValue'), t('columns.won'), t('columns.wonValue'), t('columns.answered'), t('columns.kept')],
    t('columns.median'),
  ];
  const line = (group: string, name: string, counts: Cell[], sales: Cell[] = [], answers: Cell[] = []) =>
    [...[group, name], ...fill(counts, 2), ...fill(sales, 4), ...fill(answers, 3)].map((cell) => cell ?? '');
  const salesOf = (row: PeriodFigures['sources'][number] | NonNullable<PeriodFigures['people']>[number]) => [
    ...[row.offered, row.offered_sar, row.won, row.won_sar],
  ];
  const lines = [
    ...(['received', 'offered', 'won'] as const).map((state) =>
      line(t('funnel.title'), t(`cards.${state}`), [sales.now[state], sales.before[state]]),
    ),
    ...(['now', 'before'] as const).map((of) => {
      const { answered, kept, median_minutes } = answers[of];
      return line(t('answers.title'), t(`answers.${of}`), [], [], [answered, kept, median_minutes]);
    }),
    ...types.map((row) => line(t('types.title'), t(`admin:requestType.${row.type}`), [row.count, row.previous])),
    ...sources.map((row) => line(t('sources.title'), sourceName(row), [row.count, row.previous], salesOf(row))),
    ...programs.map((row) => line(t('programs.title'), programName(row), [row.count, row.previous])),
    ...cities.map((row) => line(t('cities.title'), row.city, [row.count, row.previous])),
    ...(people ?? []).map((row) => {
      const answers = [row.answered, row.kept, row.median_minutes];
      return line(t('people.title'), row.by.name || row.by.email, [row.received], salesOf(row), answers);
    }),
  ];
  return new Blob([byteOrderMark, toLines([head, ...lines])], { type: 'text/csv;charset=utf-8' });
}

const fill = (cells: Cell[], length: number): Cell[] => Array.from({ length }, (_, index) => cells[index] ?? null);
