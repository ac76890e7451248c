import { useState } from 'react';
import type { EnquiryType } from '#contracts/enquiries';
import { PageTitle } from '../../../components/page-title.tsx';
import { useRequests } from '../../../features/requests/list-requests.ts';
import { noFilters } from '../../../features/requests/request-filters.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { RequestDrawer } from './detail/request-drawer.tsx';
import { RequestResults } from './request-results.tsx';
import { RequestToolbar } from './request-toolbar.tsx';
import styles from './requests-screen.module.css';
import { useDeleteRequest } from './use-delete-request.tsx';
import { useFilters } from './use-filters.ts';
import { useOpenRequest } from './use-open-request.ts';

/** The requests of one kind: search, filters, the list, and the panel of the open one. */
export function RequestsScreen({ type }: { type: EnquiryType }) {
  const { t } = useTranslation('admin');
  const { filters, setFilters } = useFilters();
  const list = useRequests(type, filters);
  const { openId, openSearch, close } = useOpenRequest();
  const [drafts] = useState(() => new Map<string, string>());
  const askToDelete = useDeleteRequest((id) => {
    list.remove(id);
    if (id === openId) close();
  });

  return (
    <>
      <PageTitle title={t(`requests.title.${type}`)} />
      <header className={styles.head}>
        <h1>{t(`requests.title.${type}`)}</h1>
        <p>{t('requests.subtitle')}</p>
      </header>
      <RequestToolbar
        filters={filters}
        onChange={setFilters}
        onRefresh={list.refresh}
        isRefreshing={list.isRefreshing}
      />
      <RequestResults
        list={list}
        filters={filters}
        onClear={() => setFilters({ ...noFilters, q: undefined })}
        openId={openId}
        openSearch={openSearch}
        onDelete={askToDelete}
      />
      <RequestDrawer
        type={type}
        id={openId}
        known={list.requests?.find(({ id }) => id === openId)}
        drafts={drafts}
        onClose={close}
        onChanged={list.replace}
        onDelete={askToDelete}
      />
    </>
  );
}
