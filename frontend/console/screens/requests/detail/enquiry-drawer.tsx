import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { loadTexts } from '#shared/lib/i18n.ts';
import { type EnquiryKey, isSameEnquiry } from '../../../features/enquiries/enquiry-key.ts';
import { useEnquiry } from '../../../features/enquiries/use-enquiry.ts';
import { useSeeMention } from '../../../features/mentions/use-mentioned.ts';
import { SidePanel } from '../../../features/side-panel/side-panel.tsx';
import { useSidePanel } from '../../../features/side-panel/use-side-panel.ts';
import type { RowActions } from '../enquiry-list-props.ts';
import type { EnquiryDetailProps } from './enquiry-detail.tsx';
import { EnquiryDetailProblem, isGone } from './enquiry-detail-problem.tsx';
import { EnquiryDetailSkeleton } from './enquiry-detail-skeleton.tsx';
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
  const panel = useSidePanel({ open, isSame: isSameEnquiry, load: loadDetail });
  const { shown, Part: EnquiryDetail, missing, fetch } = panel;
  const place = list.findIndex(({ id }) => id === shown?.id);
  const [known, next] = place < 0 ? [] : list.slice(place);
  const previous = list[place - 1];
  const { data: enquiry, error, mutate } = useEnquiry(shown, { known, onLoaded });
  useSeeMention(open);

  return (
    <SidePanel
      isOpen={panel.isOpen}
      isBeside={isBeside}
      rowId={shown?.id}
      onClose={onClose}
      onClosed={panel.forget}
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
    </SidePanel>
  );
}
