import type { TFunction } from 'i18next';
import type { AnswerReport } from '#contracts/api/desk';
import { byteOrderMark, toLines } from '../../features/export/csv-lines.ts';

/** The report as a CSV file: a line for each week, kind and person. Times are in minutes, for a spreadsheet to count with. */
export function reportFile({ rows }: AnswerReport, t: TFunction<['adminAnswers', 'admin']>): Blob {
  const head = [
    ...[t('weeks.name'), t('types.name'), t('people.name'), t('columns.answered'), t('columns.keptCount')],
    ...[t('columns.medianMinutes'), t('columns.p90Minutes'), t('columns.waiting'), t('columns.late')],
    t('columns.closed'),
  ];
  const lines = rows.map(({ week, type, by, ...figures }) => [
    ...[week, t(`admin:requestType.${type}`), by ? by.name || by.email : t('people.nobody')],
    ...[figures.answered, figures.kept, figures.median_minutes ?? '', figures.p90_minutes ?? ''],
    ...[figures.waiting, figures.late, figures.closed],
  ]);
  return new Blob([byteOrderMark, toLines([head, ...lines])], { type: 'text/csv;charset=utf-8' });
}
