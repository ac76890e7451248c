import type { AnswerMail, HistoryEntry } from '#contracts/api/enquiries';
import { staffApi } from '../session/staff-api.ts';
import type { EnquiryKey } from './enquiry-key.ts';
import { announceNews } from './enquiry-news.ts';
import { toEnquiry } from './enquiry-record.ts';

/**
 * Mails an answer or a quote again that did not go out, and announces the new state of its request.
 * @param at the time of its entry
 * @returns what became of the mail; undefined if it is gone
 */
export async function mailAgain({ type, id }: EnquiryKey, at: string): Promise<AnswerMail['state'] | undefined> {
  const reply = await staffApi('POST /requests/{type}/{id}/mails', { params: { type, id }, body: { answered_at: at } });
  const enquiry = toEnquiry(reply, type);
  announceNews({ kind: 'changed', enquiry });
  return enquiry.history.find(isMailed(at))?.mail?.state;
}

type Mailed = Extract<HistoryEntry, { action: 'answered' | 'quote_sent' }>;

const isMailed =
  (at: string) =>
  (entry: HistoryEntry): entry is Mailed =>
    entry.at === at && (entry.action === 'answered' || entry.action === 'quote_sent');
