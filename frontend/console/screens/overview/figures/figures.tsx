import Alert from 'antd/es/alert';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { gap } from '../../../components/grid.ts';
import { ListSkeleton } from '../../../components/list-skeleton.tsx';
import type { Period } from '../../../features/enquiries/period.ts';
import { LoadAlert } from '../../../features/session/load-problem.tsx';
import { DownloadFigures } from './download-figures.tsx';
import { FigureCards } from './figure-cards.tsx';
import { BarKey } from './figure-chart.tsx';
import { FigureGroups } from './figure-groups.tsx';
import { People } from './people.tsx';
import { useFigures } from './use-figures.ts';

/** The sources of a period's requests, the speed of the answers, and the sales. Loaded on demand. */
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
      <BarKey period={figures} />
      <FigureGroups figures={figures} />
      {figures.people && figures.people.length > 0 && <People people={figures.people} period={figures} />}
      <DownloadFigures figures={figures} />
    </Flex>
  );
}
