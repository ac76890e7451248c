import Drawer from 'antd/es/drawer';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { loadTexts } from '#shared/lib/i18n.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { type EnquiryKey, isSameEnquiry } from '../../../features/enquiries/enquiry-key.ts';
import { useEnquiry } from '../../../features/enquiries/use-enquiry.ts';
import { useOnDemand } from '../../../features/on-demand/use-on-demand.ts';
import { focusEnquiryLink } from '../enquiry-link.tsx';
import type { RowActions } from '../enquiry-list-props.ts';
import type { EnquiryDetailProps } from './enquiry-detail.tsx';
import { EnquiryDetailProblem, isGone } from './enquiry-detail-problem.tsx';
import { EnquiryDetailSkeleton } from './enquiry-detail-skeleton.tsx';
import styles from './enquiry-drawer.module.css';
import { EnquiryTitle } from './enquiry-title.tsx';

/** The panel, with the texts that only it has. */
const loadDetail = async () => {
  const [detail] = await Promise.all([import('./enquiry-detail.tsx'), loadTexts(['adminCustomer', 'adminQuotes'])]);
  return detail;
};

interface Props extends RowActions {
  /** The request to show; undefined closes the panel. */
  open: EnquiryKey | undefined;
  /** The enquiries of the list, in its order. */
  list: readonly Enquiry[];
  onClose: () => void;
  /** Called with the server's latest state of the request. */
  onLoaded: (enquiry: Enquiry) => void;
  /** True if the list stays usable beside the panel. */
  isBeside: boolean;
  note: EnquiryDetailProps['note'];
  onShareQuote: EnquiryDetailProps['onShareQuote'];
  /** Returns the query that opens another request. */
  openSearch: (enquiry: EnquiryKey) => string;
}

/** The panel with all details of a request. Closing it focuses the request's row again. */
export function EnquiryDrawer({
  open,
  list,
  isBeside,
  note,
  onShareQuote,
  onClose,
  onLoaded,
  openSearch,
  ...actions
}: Props) {
  const { t } = useTranslation('admin');
  const { direction } = useLanguage();
  // The panel keeps its content while it slides out.
  const [shown, setShown] = useState(open);
  if (open && !isSameEnquiry(open, shown)) setShown(open);
  const place = list.findIndex(({ id }) => id === shown?.id);
  const [known, next] = place < 0 ? [] : list.slice(place);
  const previous = list[place - 1];
  const { data: enquiry, error, mutate } = useEnquiry(shown, { known, onLoaded });
  const { Part: EnquiryDetail, error: missing, fetch } = useOnDemand(loadDetail, { isQuiet: true });

  const isOpen = open !== undefined;
  const fetchDetail = useEffectEvent(() => isOpen && !EnquiryDetail && void fetch());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening retries what has not loaded.
  useEffect(() => void fetchDetail(), [isOpen]);

  return (
    <Drawer
      rootClassName={`${styles.drawer} ${isBeside ? styles.beside : ''}`}
      mask={!isBeside}
      aria-modal={!isBeside}
      open={isOpen}
      onClose={onClose}
      afterOpenChange={(isNowOpen) => {
        if (isNowOpen || !shown) return;
        focusEnquiryLink(shown.id);
        setShown(undefined);
      }}
      // `afterOpenChange` sets the focus instead, because the panel may have shown several requests.
      focusable={{ focusTriggerAfterClose: false }}
      placement={direction === 'rtl' ? 'left' : 'right'}
      size={isBeside ? '30rem' : 'min(36rem, 100vw)'}
      title={
        enquiry ? (
          <EnquiryTitle
            enquiry={enquiry}
            previous={previous && openSearch(previous)}
            next={next && openSearch(next)}
            {...actions}
          />
        ) : (
          t('detail.request')
        )
      }
    >
      {error && (!enquiry || isGone(error)) ? (
        <EnquiryDetailProblem error={error} onRetry={() => void mutate()} onClose={onClose} />
      ) : missing ? (
        <EnquiryDetailProblem error={missing} onRetry={() => void fetch()} onClose={onClose} />
      ) : enquiry && EnquiryDetail ? (
        <EnquiryDetail
          key={enquiry.id}
          enquiry={enquiry}
          onStale={() => void mutate()}
          openSearch={openSearch}
          note={note}
          onShareQuote={onShareQuote}
          {...actions}
        />
      ) : (
        <EnquiryDetailSkeleton />
      )}
    </Drawer>
  );
}
