import { useTranslation } from 'react-i18next';
import type { PeriodFigures } from '#contracts/api/figures';
import { gap, grid } from '../../../components/grid.ts';
import type { EnquiryFilters } from '../../../features/enquiries/enquiry-filters.ts';
import { answeredOf, requestsOf, saleOf } from '../../../features/enquiries/figure-link.tsx';
import { typeLook } from '../../../features/enquiries/type-look.tsx';
import { typePaths } from '../../../features/enquiries/type-paths.ts';
import { useMinutes } from '../../answers/use-minutes.ts';
import { type FigureRow, FigureTable } from './figure-table.tsx';
import { minutesEnd } from './scale.ts';
import { useNames } from './use-names.ts';

/** The charts of a period: what requests came to, how fast they were answered, and what they are and came from. */
export function FigureGroups({ figures }: { figures: PeriodFigures }) {
  const { t } = useTranslation(['adminFigures', 'admin']);
  const { sourceName, programName } = useNames();
  const period = { from: figures.from, to: figures.to };
  const group = (name: 'funnel' | 'types' | 'sources' | 'programs' | 'cities') => ({
    ...{ title: t(`${name}.title`), names: t(`${name}.name`), period },
  });
  return (
    <div style={grid('24rem', gap)}>
      <FigureTable {...group('funnel')} hint={t('funnel.hint')} rows={useFunnel(figures)} />
      <AnswerTable figures={figures} />
      <FigureTable
        {...group('types')}
        rows={counted(figures.types).map(({ type, ...row }) => ({
          ...row,
          name: t(`admin:${typeLook[type].label}`),
          address: (days) => requestsOf(days, {}, typePaths[type]),
        }))}
      />
      <FigureTable
        {...group('sources')}
        hint={t('sources.hint')}
        rows={figures.sources.map((row) => ({ ...row, name: sourceName(row), address: listed(filtersOf(row)) }))}
        hasSales
      />
      <FigureTable
        {...group('programs')}
        rows={figures.programs.map((row) => ({
          ...{ ...row, name: programName(row), address: listed({ program_id: row.program_id }) },
        }))}
      />
      <FigureTable
        {...group('cities')}
        hint={t('cities.hint')}
        rows={figures.cities.map((row) => ({ ...row, name: row.city, address: listed({ city: row.city }) }))}
      />
    </div>
  );
}

/** All rows, or none if there was nothing to count. */
const counted = <Row extends { count: number; previous: number }>(rows: readonly Row[]) =>
  rows.some(({ count, previous }) => count + previous > 0) ? rows : [];

const listed =
  (filters: EnquiryFilters): FigureRow['address'] =>
  (days, sale) =>
    requestsOf(days, { ...filters, ...(sale && { sale }) });

const filtersOf = ({ source, entered }: PeriodFigures['sources'][number]): EnquiryFilters =>
  source ? { source } : { unnamed: entered ? 'entered' : 'unknown' };

/** The requests, those of them with an offer, and those that were booked. */
function useFunnel({ sales: { now, before } }: PeriodFigures): readonly FigureRow[] {
  const { t } = useTranslation('adminFigures');
  const rows = (['received', 'offered', 'won'] as const).map((state) => ({
    name: t(`cards.${state}`),
    note: state !== 'received' && now.received > 0 ? `${Math.round((100 * now[state]) / now.received)}%` : undefined,
    count: now[state],
    previous: before[state],
    address: listed(saleOf[state]),
  }));
  return counted(rows);
}

/** The time that customers waited for their first answer. */
function AnswerTable({ figures: { from, to, answers } }: { figures: PeriodFigures }) {
  const { t } = useTranslation('adminFigures');
  const minutesInWords = useMinutes('short');
  if (answers.now.answered + answers.before.answered === 0) return null;
  return (
    <FigureTable
      title={t('answers.title')}
      names={t('answers.name')}
      counts={t('answers.time')}
      hint={t('answers.hint')}
      period={{ from, to }}
      rows={(['median_minutes', 'p90_minutes'] as const).map((name) => ({
        ...{
          name: t(`answers.${name}`),
          count: answers.now[name],
          previous: answers.before[name],
          address: answeredOf,
        },
      }))}
      endOf={minutesEnd}
      format={minutesInWords}
    />
  );
}
