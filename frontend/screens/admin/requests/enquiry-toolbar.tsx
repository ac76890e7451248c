import FilterOutlined from '@ant-design/icons/es/icons/FilterOutlined';
import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import Badge from 'antd/es/badge';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countFilters, type EnquiryFilters } from '../../../features/enquiries/staff/enquiry-filters.ts';
import { useOnDemand } from '../use-on-demand.ts';
import styles from './enquiry-toolbar.module.css';
import { SearchBox } from './search-box.tsx';

const loadPanel = () => import('./filter-panel.tsx');

interface Props {
  filters: EnquiryFilters;
  onChange: (filters: EnquiryFilters) => void;
  onRefresh: () => void;
  isRefreshing: boolean;
  /** Further buttons, shown at the end. */
  children: ReactNode;
}

/** Search, filters and refresh. */
export function EnquiryToolbar({ filters, onChange, onRefresh, isRefreshing, children }: Props) {
  const { t } = useTranslation('admin');
  const panelId = useId();
  const active = countFilters(filters);
  const [open, setOpen] = useState(active > 0);
  const { Part: FilterPanel, isLoading, fetch } = useOnDemand(loadPanel);
  const isShown = open && FilterPanel !== undefined;

  const toggle = async () => setOpen((FilterPanel || (await fetch())) && !open);

  // Opens the filters if the URL contains some.
  const fetchIfOpen = useEffectEvent(() => open && void fetch());
  useEffect(() => void fetchIfOpen(), []);

  return (
    <search className={styles.toolbar}>
      <Flex wrap gap={12}>
        <SearchBox value={filters.q ?? ''} onSearch={(q) => onChange({ q: q || undefined })} />
        <Badge className={styles.filters} count={active} title={t('requests.activeFilters', { count: active })}>
          <Button
            block
            icon={<FilterOutlined aria-hidden />}
            loading={isLoading}
            aria-expanded={isShown}
            aria-controls={panelId}
            onClick={() => void toggle()}
          >
            {t('requests.filters')}
          </Button>
        </Badge>
        <Button
          icon={<ReloadOutlined aria-hidden spin={isRefreshing} />}
          aria-label={t('requests.refresh')}
          data-hint={t('requests.refresh')}
          onClick={onRefresh}
        />
        {children}
      </Flex>
      <div id={panelId} hidden={!isShown}>
        {FilterPanel && <FilterPanel filters={filters} onChange={onChange} />}
      </div>
    </search>
  );
}
