import { v7 as uuid } from 'uuid';
import type * as z from 'zod/mini';
import type { AskedDeparture } from '#contracts/api/asked-dates';
import type { Consent, ConsentForm, ConsentGiven } from '#contracts/api/consent';
import {
  type CustomRequestBody,
  Enquiry,
  type EnquiryReceipt,
  type EnquiryType,
  type FlightRequestBody,
  type HistoryEntry,
  type HotelRequestBody,
  type MessageBody,
  type SentReceipt,
} from '#contracts/api/enquiries';
import type { EnquiryChange } from '#contracts/api/enquiry-changes';
import type { Fields } from '#contracts/api/enquiry-kinds/field';
import type { StaffEntry } from '#contracts/api/staff-entries';
import type { Language } from '#contracts/field-kit/fields';
import { moveToDeleted } from '../../data/deleted.ts';
import { findEnquiryItem } from '../../data/desk.ts';
import { idempotencyOf, markSeen, type NewHistoryEntry, putEnquiry, updateEnquiry } from '../../data/enquiries.ts';
import type { EnquiryOrigin } from '../../data/enquiry-items.ts';
import { sha256 } from '../../data/hash.ts';
import { type Claim, closeKey } from '../../data/idempotency.ts';
import { putQuarantined } from '../../data/quarantine.ts';
import { type Limit, takeFrequentAttempt } from '../../data/throttles.ts';
import { ProblemError } from '../../errors.ts';
import type { Action } from '../audit/audit.ts';
import { claimRecord } from '../claims.ts';
import { dueOfArrival } from '../desk/calendar.ts';
import { findMentioned } from '../desk/people.ts';
import { settleChange } from '../desk/settle.ts';
import { referenceOf } from '../enquiry-ids.ts';
import { isBeyondBudget } from '../notifications/mail-budget.ts';
import { hasMerged } from '../relations/merge.ts';
import { makeLink, newLink } from '../request-page/links.ts';
import { suspect } from '../spam/suspicion.ts';
import { announceChange, announceIfLate } from './enquiry-counts.ts';

/**
 * Far above any crowd behind one address, such as a carrier's or a fair's: each enquiry from the 61st on waits in
 * quarantine, and this stops a flood of writes, which would cost the agency and bury what waits there.
 */
const perAddress: Limit = { action: 'enquiry', attempts: 600, seconds: 10 * 60 };
/** The first enquiries of an address need no write: a visitor sends one or two. */
const unstoredPerAddress = 5;

interface Staff {
  email: string;
  name: string;
}

/** The parsed bodies of the public routes. */
interface Bodies {
  flight: z.output<typeof FlightRequestBody>;
  hotel: z.output<typeof HotelRequestBody>;
  custom: z.output<typeof CustomRequestBody>;
  message: z.output<typeof MessageBody>;
}

/** A kind of enquiry, from its contract. */
interface Kind<Type extends EnquiryType> {
  type: Type;
  fields: Fields;
  /** The schema of its stored enquiries. */
  entity: Stored;
}

export interface Arrival<Type extends EnquiryType> {
  body: Bodies[Type];
  language: Language;
  /** The visitor's network address, for throttling. */
  address: string;
  idempotencyKey: string | undefined;
  /** The id of the trace, stored for the logs of the enquiry's events. */
  traceId: string;
}

/**
 * Stores a visitor's enquiry. Idempotent: a retry with the same key gets the first reply and creates nothing.
 * @throws ProblemError `too_many_requests`, `idempotency_key_reused`
 */
export async function receiveEnquiry<Type extends EnquiryType>(
  { type, fields: typed, entity }: Kind<Type>,
  { body, language, address, idempotencyKey, traceId }: Arrival<Type>,
  /** Finds the departure for which it asks; only custom requests ask for any. */
  find?: (body: Bodies[Type]) => Promise<AskedDeparture | null>,
): Promise<SentReceipt> {
  const hash = idempotencyKey && sha256(`${type}#${idempotencyKey}`);
  const attempt = hash ? uuidFrom(hash) : uuid();
  const sameAddress = await takeFrequentAttempt(perAddress, unstoredPerAddress, address);
  const suspicion = await suspect(typed, { attempt, address, sameAddress, body });
  const [claim, unconfirmed] = await Promise.all([
    claimRecord(withoutTraces(body), hash, { suspected: Boolean(suspicion) }),
    isBeyondBudget(body.email, { attempt, address }),
  ]);
  const consent = consentIn(type, body.consent, { language, at: claim.created_at });
  const mail_problem = unconfirmed ? { reason: 'withheld' as const, at: claim.created_at } : null;
  const [departure, due_at] = await Promise.all([find?.(body) ?? null, dueOfArrival(type, claim.created_at)]);
  const fields = {
    ...body,
    ...(departure && { departure }),
    consent,
    mail_problem,
    due_at,
    language,
    source: 'website' as const,
    history: [],
  };
  const enquiry = toEnquiry(entity, type, claim, fields);
  const link = newLink('receipt');
  const origin = { idempotencyHash: hash, traceId, link: link.stored };
  const store = () =>
    claim.suspected ? putQuarantined(enquiry, origin, suspicion ?? { score: 0, reasons: [] }) : putNew(enquiry, origin);
  const isStored = !claim.closed && (await store());
  // The first reply may be lost, and with it the secret: a repetition gets a link of its own.
  const secret = isStored ? link.secret : await makeLink(enquiry, 'receipt', ['Enquiries', 'Quarantine']);
  // Of a request that staff have deleted, the link opens nothing.
  const shown = { ...receiptOf(enquiry), unconfirmed, ...(departure && { departure }) };
  return { ...shown, secret: secret ?? link.secret };
}

/** The part of the body that is equal in a retry: the time and the token differ, and from another page the origin. */
const withoutTraces = ({ website: _, seconds: __, challenge: ___, origin: ____, ...enquiry }: Bodies[EnquiryType]) =>
  enquiry;

/** Formats a hash as a UUID. */
const uuidFrom = (hash: string) => hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

async function putNew(enquiry: Enquiry, origin: EnquiryOrigin): Promise<boolean> {
  await announceIfLate(enquiry.type, enquiry);
  return putEnquiry(enquiry, origin);
}

/**
 * Stores an enquiry that staff enter for a customer. Each member of staff has a key space, so that keys never collide
 * with a visitor's.
 * @throws ProblemError `idempotency_key_reused`
 */
export async function enterEnquiry(
  entry: StaffEntry,
  by: Staff,
  { idempotencyKey, traceId }: Pick<Arrival<EnquiryType>, 'idempotencyKey' | 'traceId'>,
): Promise<EnquiryReceipt> {
  const { type, split_from: _, ...body } = entry;
  const hash = idempotencyKey && sha256(`staff#${by.email}#${type}#${idempotencyKey}`);
  const claim = await claimRecord(entry, hash);
  const history = [{ action: 'entered' as const, at: claim.created_at, by }];
  const consent = consentIn('staff', null, { language: body.language, at: claim.created_at });
  const due_at = await dueOfArrival(type, claim.created_at);
  const fields = { ...body, consent, mail_problem: null, due_at, source: 'staff' as const, origin: null, history };
  const enquiry = toEnquiry(Enquiry, type, claim, fields);
  if (!claim.closed) await putNew(enquiry, { idempotencyHash: hash, traceId });
  return receiptOf(enquiry);
}

/** Returns an enquiry's entry in the consent ledger. */
const consentIn = (
  form: ConsentForm,
  given: ConsentGiven | null,
  { language, at }: Pick<Consent, 'language' | 'at'>,
): Consent => ({
  text_version: given?.text_version ?? null,
  at,
  form,
  language,
  marketing: given?.marketing ?? false,
});

type Later =
  | (
      | 'marketing_withdrawn'
      | 'links'
      | 'invitation'
      | 'testimonial'
      | 'quotes'
      | 'sale'
      | 'unanswered_since'
      | 'tags'
      | 'tasks'
      | ('linked' | 'merged' | 'merged_into')
      | 'departure'
      | 'owner'
    )
  | ('waiting_since' | 'first_contact_at' | 'waits_for_customer');

/** An enquiry without the fields that storing adds, or that later events set. */
type NewEnquiry = Enquiry extends infer Each
  ? Each extends Enquiry
    ? Omit<Each, 'type' | 'id' | 'reference' | 'status' | Later | 'version' | 'created_at' | 'updated_at'>
    : never
  : never;

type Stored = z.ZodMiniType<Enquiry>;

/** Builds and parses the enquiry to store, so that every stored enquiry can be read. */
function toEnquiry(
  schema: Stored,
  type: EnquiryType,
  { record_id: id, created_at }: Claim,
  fields: NewEnquiry,
): Enquiry {
  const reference = referenceOf(type, id);
  const record = { type, id, reference, status: 'new', version: 1, created_at, updated_at: created_at };
  return schema.parse({ ...fields, ...record });
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

const receiptOf = ({ id, reference, created_at }: Enquiry): EnquiryReceipt => ({ id, reference, created_at });

/**
 * A repetition of the last note with the same key changes nothing.
 * @throws ProblemError `enquiry_not_found`, `version_conflict`, `history_full`
 * @throws ValidationFailed if a mention is of nobody who may have requests
 */
export async function changeEnquiry<Type extends EnquiryType>(
  type: Type,
  { params: { id }, body, session: { staff: by }, idempotencyKey, report }: StaffChange,
) {
  const { status, note, contacted, undo_contact, version, seen } = body;
  const mentions = await findMentioned(body.mentions ?? [], by);
  const at = new Date().toISOString();
  const entries = entriesOf(body, mentions, { at, by });
  const contact = contacted && { by: by.email, channel: contacted, at, seen };
  const undo = undo_contact ? { by: by.email, at: undo_contact } : undefined;
  const noteKey = idempotencyKey && note ? sha256(JSON.stringify([by.email, idempotencyKey, note])) : undefined;
  const change = () => updateEnquiry(type, id, { entries, status, version, contact, undo, noteKey });
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

/**
 * Moves an enquiry to the deleted ones. Closes its idempotency key first, so that a late retry does not create it again.
 * One into which others are merged stays: they would be hidden with it.
 * @throws ProblemError `enquiry_not_found`, `has_merged`
 */
export async function deleteEnquiry(type: EnquiryType, id: string, by: Staff): Promise<void> {
  const hash = await idempotencyOf(type, id);
  const item = await findEnquiryItem({ type, id });
  if (item && (await hasMerged(item))) throw new ProblemError('has_merged');
  if (hash) await closeKey(hash);
  await announceChange(type, id);
  if (!(await moveToDeleted(type, id, by.email))) throw new ProblemError('enquiry_not_found');
}
