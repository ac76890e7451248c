import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { EnquiryType } from '#contracts/api/enquiries';
import shared from '../../components/console.module.css';
import { ScreenHead } from '../../components/screen-head.tsx';
import { useWindowFrom } from '../../components/use-window-from.ts';
import { ReversedDays } from '../../features/days/reversed-days.tsx';
import { useContact } from '../../features/enquiries/contact/use-contact.tsx';
import { onNews } from '../../features/enquiries/enquiry-news.ts';
import { useEnquiries } from '../../features/enquiries/use-enquiries.ts';
import { ExportButton } from '../../features/export/export-button.tsx';
import { usePresence } from '../../features/presence/use-presence.ts';
import { useMay } from '../../features/session/use-may.ts';
import { useListLook } from '../../features/views/use-list-look.ts';
import { ArrivalsNote } from './arrivals-note.tsx';
import { EnquiryDrawer } from './detail/enquiry-drawer.tsx';
import { EnquiryResults } from './enquiry-results.tsx';
import { EnquiryToolbar } from './enquiry-toolbar.tsx';
import { NewEnquiryButton } from './entry/new-enquiry-button.tsx';
import { loadRequestsExport } from './export/load-requests-export.ts';
import { ListTools } from './list-tools.tsx';
import { OrderMenu } from './order-menu.tsx';
import { QueueSelect, QueueTabs } from './queue-tabs.tsx';
import { useAskedOffer } from './quote/use-asked-offer.ts';
import { useQuote } from './quote/use-quote.tsx';
import { useSelection } from './selection/use-selection.ts';
import { useDeleteEnquiry } from './use-delete-enquiry.ts';
import { useFilters } from './use-filters.ts';
import { useOpenEnquiry } from './use-open-enquiry.ts';
import { useReply } from './use-reply.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { useScreenType } from './use-screen-type.ts';

/** The requests of one type or of all: search, filters, list, and the panel of the open request. */
export default function EnquiriesScreen() {
  const type = useScreenType();
  // A new key for each type resets the search box and the loaded pages.
  return <Requests key={type ?? 'all'} type={type} />;
}

function Requests({ type }: { type: EnquiryType | undefined }) {
  const { t } = useTranslation('adminRequests');
  const navigate = useNavigate();
  const mayEnter = useMay('POST /requests');
  const { filters, setFilters } = useFilters();
  const list = useEnquiries(type, filters);
  const { open, openSearch, close } = useOpenEnquiry(type);
  usePresence(open);
  const selection = useSelection(type, filters, list);
  const { record, askAbout } = useContact();
  const { dialog: replyDialog, openReply } = useReply(record);
  const { dialog: quoteDialog, onQuote, onShareQuote } = useQuote(record);
  useAskedOffer(open, onQuote);
  const actions = { onDelete: useDeleteEnquiry(), onReply: openReply, onQuote, onContact: record, onAsk: askAbout };
  const { look } = useListLook();
  const isWide = useWindowFrom('xl');
  const hasRoom = useWindowFrom('md');
  const isBeside = isWide && open !== undefined;
  // Beside the panel of a small laptop's window, tabs would take two lines from the list.
  const hasTabs = useWindowFrom('2xl') || (hasRoom && !isBeside);
  const tabs = <QueueTabs type={type} tab={filters.tab} />;
  const note = useRowKeys({
    ...{ enquiries: list.enquiries ?? [], open, openSearch },
    ...(mayEnter && { onReply: openReply, onQuote }),
  });

  useEffect(() => onNews((news) => news.kind === 'deleted' && news.id === open?.id && close()), [open, close]);

  return (
    <>
      <ScreenHead
        title={t(`title.${type ?? 'all'}`)}
        actions={
          <>
            {isWide && hasTabs && tabs}
            {mayEnter && <NewEnquiryButton type={type} onShow={(enquiry) => navigate(openSearch(enquiry))} />}
          </>
        }
      />
      {hasRoom && !isWide && <div className={shared.apart}>{tabs}</div>}
      <EnquiryToolbar
        type={type}
        first={!hasTabs && <QueueSelect type={type} tab={filters.tab} onTab={setFilters} />}
        filters={filters}
        onChange={setFilters}
        onRefresh={list.refresh}
        isRefreshing={list.isRefreshing}
      >
        <OrderMenu filters={filters} onOrder={(order) => setFilters({ order })} />
        <ListTools hasRoom={hasRoom} shown={{ type, filters, look }} selection={selection} />
        <ExportButton label={t('export')} isBrief={!isWide} load={loadRequestsExport} shown={{ type, filters }} />
      </EnquiryToolbar>
      <ReversedDays shown="list" />
      <ArrivalsNote type={type} filters={filters} list={list} />
      <EnquiryResults
        type={type}
        list={list}
        filters={filters}
        onChange={setFilters}
        openId={open?.id}
        openSearch={openSearch}
        selection={selection}
        isBeside={isBeside}
        look={look}
        {...actions}
      />
      <EnquiryDrawer
        open={open}
        isBeside={isWide}
        note={note}
        list={list.enquiries ?? []}
        onClose={close}
        onLoaded={list.replace}
        openSearch={openSearch}
        onShareQuote={onShareQuote}
        {...actions}
      />
      {replyDialog}
      {quoteDialog}
    </>
  );
}
