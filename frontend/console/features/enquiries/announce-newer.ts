import type { EnquiryKey } from './enquiry-key.ts';
import { announceNews } from './enquiry-news.ts';
import { getEnquiry } from './get-enquiry.ts';

/**
 * Reads a request again and shows its newer state on every screen. Does nothing if it cannot be loaded, as one that is
 * deleted: the lists show that after their next refresh.
 */
export async function announceNewer(key: EnquiryKey): Promise<void> {
  const newer = await getEnquiry(key).catch(() => undefined);
  if (newer) announceNews({ kind: 'changed', enquiry: newer });
}
