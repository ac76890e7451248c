import { staffPage } from '../session/staff-api.ts';
import { usePages } from '../session/use-pages.ts';
import { toEnquiry } from './enquiry-record.ts';

async function readPage(cursor: string | undefined) {
  const page = await staffPage('GET /quarantine', { query: { cursor } });
  return {
    quarantined: page.data.map((suspect) => ({ ...suspect, enquiry: toEnquiry(suspect.enquiry) })),
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
