import type { SpamReason } from '#contracts/quarantine';
import { staffPage } from '../../session/staff-api.ts';
import { usePages } from '../../session/use-pages.ts';
import { type EnquiryView, toEnquiryViewOfAny } from './enquiry-view.ts';

/** A suspected enquiry and the reasons for the suspicion, the strongest first. */
export interface QuarantinedView {
  enquiry: EnquiryView;
  reasons: SpamReason[];
}

async function readPage(cursor: string | undefined) {
  const page = await staffPage('GET /quarantine', { query: { cursor } });
  return {
    quarantined: page.data.map(
      ({ enquiry, reasons }): QuarantinedView => ({
        enquiry: toEnquiryViewOfAny(enquiry),
        reasons,
      }),
    ),
    nextCursor: page.next_cursor,
  };
}

/** Suspected spam. */
export function useQuarantine() {
  const { pages, edit, ...list } = usePages(['quarantine'], readPage);
  return {
    ...list,
    quarantined: pages?.flatMap((page) => page.quarantined),
    /** Removes an enquiry from the list without a call to the server. */
    drop: (id: string) =>
      edit((page) => ({ ...page, quarantined: page.quarantined.filter(({ enquiry }) => enquiry.id !== id) })),
  };
}
