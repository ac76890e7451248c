import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { ScreenHead } from '../../components/screen-head.tsx';
import { countFilters, noFilters } from '../../features/activity/activity-filters.ts';
import { useActivity } from '../../features/activity/use-activity.ts';
import { ReversedDays } from '../../features/days/reversed-days.tsx';
import { ExportButton } from '../../features/export/export-button.tsx';
import { useFilterPanel } from '../../features/on-demand/use-filter-panel.tsx';
import { ActivityResults } from './activity-results.tsx';
import { loadActivityExport } from './export/load-activity-export.ts';
import { useActivityFilters } from './use-activity-filters.ts';

const loadPanel = () => import('./activity-filter-panel.tsx');

/** `/admin/activity`: the audit trail, for owners. */
export default function ActivityScreen() {
  const { t } = useTranslation('adminActivity');
  const { filters, setFilters } = useActivityFilters();
  const list = useActivity(filters);
  const panel = useFilterPanel({ active: countFilters(filters), load: loadPanel });
  return (
    <>
      <ScreenHead
        title={t('title')}
        actions={
          <Flex wrap gap={12}>
            {panel.button}
            <Button
              icon={<ReloadOutlined aria-hidden spin={list.isRefreshing} />}
              aria-label={t('refresh')}
              data-hint={t('refresh')}
              onClick={list.refresh}
            />
            <ExportButton label={t('export.button')} load={loadActivityExport} shown={{ filters }} />
          </Flex>
        }
      >
        <p>{t('subtitle')}</p>
      </ScreenHead>
      <ReversedDays shown="list" />
      {panel.show({ filters, entries: list.entries ?? [], onChange: setFilters })}
      <ActivityResults list={list} filters={filters} onFilter={setFilters} onClear={() => setFilters(noFilters)} />
    </>
  );
}
