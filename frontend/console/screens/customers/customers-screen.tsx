import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import shared from '../../components/console.module.css';
import { ScreenHead } from '../../components/screen-head.tsx';
import { useWindowFrom } from '../../components/use-window-from.ts';
import { useCustomers } from '../../features/customers/use-customers.ts';
import { SearchBox } from '../requests/search-box.tsx';
import { CustomerDrawer } from './customer-drawer.tsx';
import { CustomerResults } from './customer-results.tsx';
import { useCustomerQuery } from './use-customer-query.ts';
import { useDirectCard } from './use-direct-card.ts';

/** `/admin/customers`: everyone who has sent a request, found by part of a name, number or address, each with a card. */
export default function CustomersScreen() {
  const { t } = useTranslation('adminCustomers');
  const { filters, setFilters, open, openSearch, show } = useCustomerQuery();
  const list = useCustomers(filters);
  const isWide = useWindowFrom('xl');
  useDirectCard({ filters, list, open, show });
  return (
    <>
      <ScreenHead title={t('title')} actions={null}>
        <p>{t('subtitle')}</p>
      </ScreenHead>
      <Flex component="search" wrap gap="small" className={shared.apart}>
        <SearchBox
          label={t('search')}
          value={filters.q ?? ''}
          onSearch={(q) => setFilters({ ...filters, q: q || undefined })}
        />
        <Flex gap="small">
          <Button
            type={filters.contact ? 'primary' : 'default'}
            aria-pressed={filters.contact !== undefined}
            onClick={() => setFilters({ ...filters, contact: filters.contact ? undefined : 'due' })}
          >
            {t('due')}
          </Button>
          <Button
            icon={<ReloadOutlined aria-hidden spin={list.isRefreshing} />}
            aria-label={t('refresh')}
            data-hint={t('refresh')}
            onClick={() => void list.refresh()}
          />
        </Flex>
      </Flex>
      <CustomerResults
        list={list}
        filters={filters}
        onClear={() => setFilters({ q: undefined, contact: undefined })}
        openId={open}
        openSearch={openSearch}
        isBeside={isWide && open !== undefined}
      />
      <CustomerDrawer
        open={open}
        isBeside={isWide}
        onClose={() => show(undefined)}
        onChanged={list.replace}
        onRegrouped={() => void list.refresh()}
        openSearch={openSearch}
      />
    </>
  );
}
