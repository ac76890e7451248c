import { useCallback, useMemo } from 'react';
import type { EnquiryType } from '#contracts/api/enquiries';
import { useQuery } from '../../components/use-query.ts';
import { type EnquiryKey, readKey, writeKey } from '../../features/enquiries/enquiry-key.ts';
import { writeAddress } from '../../lib/private-query.ts';

const parameter = 'open';

/** The enquiry in the panel, kept in the URL (`?open=<type>.<id>`) so that it can be linked. */
export function useOpenEnquiry(screenType: EnquiryType | undefined) {
  const { query, change } = useQuery();
  const text = query.get(parameter);
  const open = useMemo(() => readKey(text, screenType), [text, screenType]);

  const close = useCallback(
    () =>
      change((current) => {
        current.delete(parameter);
        return current;
      }),
    [change],
  );

  /** Returns the query and fragment of a link that opens this request. */
  const openSearch = (enquiry: EnquiryKey) => {
    const opened = new URLSearchParams(query);
    opened.set(parameter, writeKey(enquiry));
    const { search, hash } = writeAddress(opened);
    return search + hash;
  };

  return { open, openSearch, close };
}
