import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { EnquiryType } from '#contracts/enquiries';
import { noFilters } from '../../../features/enquiries/staff/enquiry-filters.ts';
import { onNews } from '../../../features/enquiries/staff/enquiry-news.ts';
import { useEnquiries } from '../../../features/enquiries/staff/list-enquiries.ts';
import { ScreenHead } from '../screen-head.tsx';
import { ArrivalsNote } from './arrivals-note.tsx';
import { RequestDrawer } from './detail/request-drawer.tsx';
import { NewRequestButton } from './entry/new-request-button.tsx';
import { ExportButton } from './export/export-button.tsx';
import { RequestResults } from './request-results.tsx';
import { RequestToolbar } from './request-toolbar.tsx';
import { useDeleteRequest } from './use-delete-request.tsx';
import { useFilters } from './use-filters.ts';
import { useOpenRequest } from './use-open-request.ts';
import { useReply } from './use-reply.tsx';
import { useScreenType } from './use-screen-type.ts';

/** The requests of one type or of all: search, filters, the list, and the panel of the open one. */
export default function RequestsScreen() {
  const type = useScreenType();
  // Each type's screen starts with its own search box and pages.
  return <Requests key={type ?? 'all'} type={type} />;
}

function Requests({ type }: { type: EnquiryType | undefined }) {
  const { t } = useTranslation('adminRequests');
  const navigate = useNavigate();
  const { filters, setFilters } = useFilters();
  const list = useEnquiries(type, filters);
  const { open, openSearch, close } = useOpenRequest(type);
  const { dialog: replyDialog, openReply } = useReply();
  const actions = { onDelete: useDeleteRequest(), onReply: openReply };

  useEffect(() => onNews((news) => news.kind === 'deleted' && news.id === open?.id && close()), [open, close]);

  return (
    <>
      <ScreenHead
        title={t(`title.${type ?? 'all'}`)}
        actions={<NewRequestButton type={type} onShow={(request) => navigate(openSearch(request))} />}
      >
        <p>{t('subtitle')}</p>
      </ScreenHead>
      <RequestToolbar filters={filters} onChange={setFilters} onRefresh={list.refresh} isRefreshing={list.isRefreshing}>
        <ExportButton type={type} filters={filters} />
      </RequestToolbar>
      <ArrivalsNote type={type} filters={filters} list={list} />
      <RequestResults
        list={list}
        filters={filters}
        onClear={() => setFilters({ ...noFilters, q: undefined })}
        openId={open?.id}
        openSearch={openSearch}
        {...actions}
      />
      <RequestDrawer
        open={open}
        known={list.requests?.find(({ id }) => id === open?.id)}
        onClose={close}
        onLoaded={list.replace}
        openSearch={openSearch}
        {...actions}
      />
      {replyDialog}
    </>
  );
}
