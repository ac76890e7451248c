import Drawer from 'antd/es/drawer';
import { useState } from 'react';
import type { EnquiryType } from '#contracts/enquiries';
import { useLanguage } from '../../../../features/language/use-language.ts';
import { useRequest } from '../../../../features/requests/get-request.ts';
import type { RequestView } from '../../../../features/requests/request-view.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { focusRequestLink } from '../request-link.tsx';
import { RequestDetail } from './request-detail.tsx';
import { isGone, RequestDetailProblem } from './request-detail-problem.tsx';
import { RequestDetailSkeleton } from './request-detail-skeleton.tsx';
import { RequestTitle } from './request-title.tsx';

interface Props {
  type: EnquiryType;
  /** The request to show; closed without one. */
  id: string | undefined;
  /** What the list has of the request. */
  known: RequestView | undefined;
  /** Notes that were begun, by request. */
  drafts: Map<string, string>;
  onClose: () => void;
  onChanged: (request: RequestView) => void;
  onDelete: (request: RequestView) => void;
}

/** The panel with everything about one request. Closing it gives the focus back to the request's row. */
export function RequestDrawer({ type, id, known, drafts, onClose, onChanged, onDelete }: Props) {
  const { t } = useTranslation('admin');
  const { direction } = useLanguage();
  // The panel keeps its content while it slides out.
  const [shownId, setShownId] = useState(id);
  if (id !== undefined && id !== shownId) setShownId(id);
  const { data: request, error, mutate } = useRequest(type, shownId, { known, onLoaded: onChanged });

  const showNewer = (newer: RequestView) => {
    void mutate(newer, { revalidate: false });
    onChanged(newer);
  };

  return (
    <Drawer
      open={id !== undefined}
      onClose={onClose}
      afterOpenChange={(open) => {
        if (open || shownId === undefined) return;
        focusRequestLink(shownId);
        setShownId(undefined);
      }}
      placement={direction === 'rtl' ? 'left' : 'right'}
      size="min(36rem, 100vw)"
      title={request ? <RequestTitle request={request} onDelete={onDelete} /> : t('detail.request')}
    >
      {error && (!request || isGone(error)) ? (
        <RequestDetailProblem error={error} onRetry={() => void mutate()} onClose={onClose} />
      ) : request ? (
        <RequestDetail
          key={request.id}
          request={request}
          drafts={drafts}
          onChanged={showNewer}
          onStale={() => void mutate()}
        />
      ) : (
        <RequestDetailSkeleton />
      )}
    </Drawer>
  );
}
