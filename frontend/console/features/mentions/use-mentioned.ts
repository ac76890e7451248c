import { useEffect } from 'react';
import { type EnquiryKey, isSameEnquiry } from '../enquiries/enquiry-key.ts';
import { useNewEnquiries } from '../enquiries/use-new-enquiries.ts';

/** True if a note of the request mentions the reader, who has not opened it since. */
export function useMentioned(key: EnquiryKey | undefined): boolean {
  // A server of an earlier release lists none.
  return useNewEnquiries()?.mentions?.some((mention) => isSameEnquiry(mention, key)) ?? false;
}

/** Takes the mark away from the request that is open. */
export function useSeeMention(open: EnquiryKey | undefined): void {
  const isMentioned = useMentioned(open);
  const { type, id } = open ?? {};
  useEffect(() => {
    if (!isMentioned || !type || !id) return;
    // If that fails, the mark stays until the request is opened again.
    void import('./see-mention.ts').then(({ seeMention }) => seeMention({ type, id })).catch(() => undefined);
  }, [isMentioned, type, id]);
}
