import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import shared from '../../components/console.module.css';
import { countFilters, type EnquiryFilters } from '../../features/enquiries/enquiry-filters.ts';
import { useFilterPanel } from '../../features/on-demand/use-filter-panel.tsx';
import styles from './enquiry-toolbar.module.css';
import { SearchBox } from './search-box.tsx';

const loadPanel = () => import('./filter-panel.tsx');

interface Props {
  filters: EnquiryFilters;
  onChange: (filters: EnquiryFilters) => void;
  onRefresh: () => void;
  isRefreshing: boolean;
  /** Stands before the search. */
  first: ReactNode;
  /** Further buttons, shown at the end. */
  children: ReactNode;
}

/** Search, filters and refresh. */
export function EnquiryToolbar({ filters, onChange, onRefresh, isRefreshing, first, children }: Props) {
  const { t } = useTranslation('admin');
  const panel = useFilterPanel({ active: countFilters(filters), load: loadPanel, className: styles.filters });
  return (
    <Flex component="search" vertical gap={12} className={shared.apart}>
      <Flex wrap gap="small">
        {first}
        <SearchBox value={filters.q ?? ''} onSearch={(q) => onChange({ q: q || undefined })} />
        {panel.button}
        <Button
          icon={<ReloadOutlined aria-hidden spin={isRefreshing} />}
          aria-label={t('requests.refresh')}
          data-hint={t('requests.refresh')}
          onClick={onRefresh}
        />
        {children}
      </Flex>
      {panel.show({ filters, onChange })}
    </Flex>
  );
}
