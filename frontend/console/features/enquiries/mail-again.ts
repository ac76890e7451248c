import type { AnswerMail } from '#contracts/api/enquiries';
import { staffApi } from '../session/staff-api.ts';
import type { EnquiryKey } from './enquiry-key.ts';
import { announceNews } from './enquiry-news.ts';
import { toEnquiry } from './enquiry-record.ts';

/**
 * Mails an answer again that did not go out, and announces the new state of its request.
 * @param at the time of the answer
 * @returns what became of the mail; undefined if the answer is gone
 */
export async function mailAgain({ type, id }: EnquiryKey, at: string): Promise<AnswerMail['state'] | undefined> {
  const reply = await staffApi('POST /requests/{type}/{id}/mails', { params: { type, id }, body: { answered_at: at } });
  const enquiry = toEnquiry(reply, type);
  announceNews({ kind: 'changed', enquiry });
  const entry = enquiry.history.find((one) => one.action === 'answered' && one.at === at);
  return entry?.action === 'answered' ? entry.mail?.state : undefined;
}
