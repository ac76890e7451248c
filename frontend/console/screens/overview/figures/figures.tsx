import Alert from 'antd/es/alert';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { PeriodFigures } from '#contracts/api/figures';
import { gap, grid } from '../../../components/grid.ts';
import { ListSkeleton } from '../../../components/list-skeleton.tsx';
import type { EnquiryFilters } from '../../../features/enquiries/enquiry-filters.ts';
import type { Period } from '../../../features/enquiries/period.ts';
import { LoadAlert } from '../../../features/session/load-problem.tsx';
import { DownloadFigures } from './download-figures.tsx';
import { FigureCards } from './figure-cards.tsx';
import { FigureTable } from './figure-table.tsx';
import { People } from './people.tsx';
import { useFigures } from './use-figures.ts';
import { useNames } from './use-names.ts';

/** Where the requests of a period came from, how fast they were answered and what was sold. Loaded on demand. */
export default function Figures({ period }: { period: Period }) {
  const { t } = useTranslation('adminFigures');
  const { figures, error, isStale, retry } = useFigures(period);
  if (!figures || (error && isStale)) {
    return error ? (
      <LoadAlert type="error" title={t('failed')} error={error} onRetry={retry} />
    ) : (
      <ListSkeleton label={t('loading')} />
    );
  }
  return (
    <Flex vertical gap={gap} aria-busy={isStale} style={{ opacity: isStale ? 0.55 : 1 }}>
      <LoadAlert type="warning" title={t('refreshFailed')} error={error} onRetry={retry} />
      {!figures.complete && <Alert type="warning" showIcon title={t('incomplete')} />}
      <FigureCards figures={figures} />
      <Groups figures={figures} />
      {figures.people && figures.people.length > 0 && <People people={figures.people} period={figures} />}
      <DownloadFigures figures={figures} />
    </Flex>
  );
}

function Groups({ figures: { from, to, sources, programs, cities } }: { figures: PeriodFigures }) {
  const { sourceName, programName } = useNames();
  const period = { from, to };
  return (
    <div style={grid('20rem', gap, 'auto-fit')}>
      <FigureTable
        group="sources"
        rows={sources.map((row) => ({ ...row, name: sourceName(row), filters: filtersOf(row) }))}
        period={period}
        hasSales
      />
      <FigureTable
        group="programs"
        rows={programs.map((row) => ({
          ...{ ...row, name: programName(row), filters: { program_id: row.program_id } },
        }))}
        period={period}
      />
      <FigureTable
        group="cities"
        rows={cities.map((row) => ({ ...row, name: row.city, filters: { city: row.city } }))}
        period={period}
      />
    </div>
  );
}

const filtersOf = ({ source, entered }: PeriodFigures['sources'][number]): EnquiryFilters =>
  source ? { source } : { unnamed: entered ? 'entered' : 'unknown' };
