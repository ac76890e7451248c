import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnquiryType } from '#contracts/api/enquiries';
import { ErrorBoundary } from '#shared/components/error-boundary.tsx';
import { loadTexts } from '#shared/lib/i18n.ts';
import shared from '../../components/console.module.css';
import { useWindowFrom } from '../../components/use-window-from.ts';
import { countFilters, type EnquiryFilters } from '../../features/enquiries/enquiry-filters.ts';
import { useFilterPanel } from '../../features/on-demand/use-filter-panel.tsx';
import styles from './enquiry-toolbar.module.css';
import { SearchBox } from './search-box.tsx';

/** With its texts. */
const withTexts = async <Part,>(part: Promise<Part>) => {
  const [loaded] = await Promise.all([part, loadTexts(['adminViews'])]);
  return loaded;
};
const loadPanel = () => withTexts(import('./filter-panel.tsx'));
const FilterChips = lazy(() => withTexts(import('./filter-chips.tsx')));

interface Props {
  type: EnquiryType | undefined;
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
export function EnquiryToolbar({ type, filters, onChange, onRefresh, isRefreshing, first, children }: Props) {
  const { t } = useTranslation('admin');
  const active = countFilters(filters);
  const isBrief = !useWindowFrom('sm');
  const panel = useFilterPanel({ active, load: loadPanel, className: styles.filters, isBrief, startsClosed: true });
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
      {panel.show({ type, filters, onChange })}
      {active > 0 && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={<div style={{ blockSize: 24 }} />}>
            <FilterChips filters={filters} onChange={onChange} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Flex>
  );
}
