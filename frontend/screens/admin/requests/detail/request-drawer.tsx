import Drawer from 'antd/es/drawer';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EnquiryKey, isSameEnquiry } from '../../../../features/enquiries/staff/enquiry-key.ts';
import type { EnquiryView } from '../../../../features/enquiries/staff/enquiry-view.ts';
import { useEnquiry } from '../../../../features/enquiries/staff/get-enquiry.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import { useOnDemand } from '../../use-on-demand.ts';
import { focusRequestLink } from '../request-link.tsx';
import { isGone, RequestDetailProblem } from './request-detail-problem.tsx';
import { RequestDetailSkeleton } from './request-detail-skeleton.tsx';
import { RequestTitle } from './request-title.tsx';

const loadDetail = () => import('./request-detail.tsx');

interface Props {
  /** The request to show; closed without one. */
  open: EnquiryKey | undefined;
  /** What the list has of the request. */
  known: EnquiryView | undefined;
  onClose: () => void;
  /** The server's latest state of the request. */
  onLoaded: (request: EnquiryView) => void;
  onDelete: (request: EnquiryView) => void;
  onReply: (request: EnquiryView) => void;
  /** The query that opens another request. */
  openSearch: (request: EnquiryKey) => string;
}

/** The panel with everything about one request. Closing it gives the focus back to the request's row. */
export function RequestDrawer({ open, known, onClose, onLoaded, onDelete, ...actions }: Props) {
  const { t } = useTranslation('admin');
  const { direction } = useLanguage();
  // The panel keeps its content while it slides out.
  const [shown, setShown] = useState(open);
  if (open && !isSameEnquiry(open, shown)) setShown(open);
  const { data: request, error, mutate } = useEnquiry(shown, { known, onLoaded });
  const { Part: RequestDetail, error: missing, fetch } = useOnDemand(loadDetail, { isQuiet: true });

  const isOpen = open !== undefined;
  const fetchDetail = useEffectEvent(() => isOpen && !RequestDetail && void fetch());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening asks for what has not come yet.
  useEffect(() => void fetchDetail(), [isOpen]);

  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      afterOpenChange={(isNowOpen) => {
        if (isNowOpen || !shown) return;
        focusRequestLink(shown.id);
        setShown(undefined);
      }}
      // `afterOpenChange` knows better where it belongs: the panel may have shown several requests.
      focusable={{ focusTriggerAfterClose: false }}
      placement={direction === 'rtl' ? 'left' : 'right'}
      size="min(36rem, 100vw)"
      title={request ? <RequestTitle request={request} onDelete={onDelete} /> : t('detail.request')}
    >
      {error && (!request || isGone(error)) ? (
        <RequestDetailProblem error={error} onRetry={() => void mutate()} onClose={onClose} />
      ) : missing ? (
        <RequestDetailProblem error={missing} onRetry={() => void fetch()} onClose={onClose} />
      ) : request && RequestDetail ? (
        <RequestDetail key={request.id} request={request} onStale={() => void mutate()} {...actions} />
      ) : (
        <RequestDetailSkeleton />
      )}
    </Drawer>
  );
}
