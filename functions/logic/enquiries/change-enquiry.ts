import type { EnquiryType, HistoryEntry } from '#contracts/api/enquiries';
import type { EnquiryChange } from '#contracts/api/enquiry-changes';
import { markSeen, updateEnquiry } from '../../data/enquiries.ts';
import type { NewHistoryEntry } from '../../data/full-history.ts';
import { sha256 } from '../../data/hash.ts';
import type { Action } from '../audit/audit.ts';
import { findMentioned } from '../desk/people.ts';
import { settleChange } from '../desk/settle.ts';

interface Staff {
  email: string;
  name: string;
}

interface StaffChange {
  params: { id: string };
  body: EnquiryChange;
  session: { staff: Staff };
  idempotencyKey?: string | undefined;
  /**
   * Called with the changes that were made, or with a read if there are none: a repeated status or contact changes
   * nothing, but the reply has the enquiry.
   */
  report: (
    action: Action & {
      action:
        | ('status_changed' | 'note_added' | 'customer_contacted' | 'customer_answered')
        | ('contact_outcome_noted' | 'contact_undone' | 'enquiry_read');
    },
  ) => void;
}

/** In characters of a hash: enough to tell the changes of one request apart. */
const keyLength = 16;

/**
 * A repetition of a note or an answer with the same key changes nothing.
 * @throws ProblemError `enquiry_not_found`, `version_conflict`, `history_full`
 * @throws ValidationFailed if a mention is of nobody who may have requests
 */
export async function changeEnquiry<Type extends EnquiryType>(
  type: Type,
  { params: { id }, body, session: { staff: by }, idempotencyKey, report }: StaffChange,
) {
  const { status, note, answer, contacted, undo_contact, version, seen } = body;
  const mentions = await findMentioned(body.mentions ?? [], by);
  const at = new Date().toISOString();
  const entries = entriesOf(body, mentions, { at, by });
  const contact = contacted && { by: by.email, channel: contacted, at, seen };
  const undo = undo_contact ? { by: by.email, at: undo_contact } : undefined;
  const attempt = idempotencyKey && (note || answer) && [by.email, idempotencyKey, note, answer];
  const key = attempt && { key: sha256(JSON.stringify(attempt)).slice(0, keyLength) };
  const change = () => updateEnquiry(type, id, { entries, status, version, contact, undo, ...key });
  const changed = entries.length > 0 || !seen ? await change() : undefined;
  // After the change, so that a crash between them leaves the mark.
  const stored = changed && !seen ? changed : await markSeen(type, id, seen ?? at);
  const enquiry = await settleChange(stored);
  const made = enquiry.history.filter((entry) => entry.at === at && 'by' in entry && entry.by?.email === by.email);
  for (const entry of made) reportEntry(entry, report);
  if (made.length === 0) report({ action: 'enquiry_read' });
  return enquiry;
}

function entriesOf(
  { status, note, contacted, outcome, call_back_at, undo_contact, answer }: EnquiryChange,
  mentions: Staff[],
  done: { at: string; by: Staff },
): NewHistoryEntry[] {
  const entries: NewHistoryEntry[] = [];
  if (undo_contact) entries.push({ action: 'contact_undone', contacted_at: undo_contact, ...done });
  if (contacted) entries.push({ action: 'contacted', channel: contacted, ...done });
  if (outcome) entries.push({ action: 'contact_ended', outcome, call_back_at: call_back_at ?? null, ...done });
  if (status) entries.push({ action: 'status_changed', to: status, ...done });
  if (note) entries.push({ action: 'note_added', note, ...(mentions.length > 0 && { mentions }), ...done });
  if (answer) entries.push({ action: 'answered', text: answer, ...done });
  return entries;
}

function reportEntry(entry: HistoryEntry, report: StaffChange['report']): void {
  if (entry.action === 'note_added') report({ action: 'note_added' });
  if (entry.action === 'answered') report({ action: 'customer_answered' });
  if (entry.action === 'contacted') report({ action: 'customer_contacted', channel: entry.channel });
  if (entry.action === 'contact_ended') report({ action: 'contact_outcome_noted' });
  if (entry.action === 'contact_undone') report({ action: 'contact_undone' });
  if (entry.action === 'status_changed') {
    report({ action: 'status_changed', changes: [{ field: 'status', before: entry.from, after: entry.to }] });
  }
}
