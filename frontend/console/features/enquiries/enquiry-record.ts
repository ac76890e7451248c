import { type Asked, AskedDeparture } from '#contracts/api/asked-dates';
import type { Consent, MarketingWithdrawal } from '#contracts/api/consent';
import type { Enquiry, HistoryEntry, Task } from '#contracts/api/enquiries';
import type { Leg } from '#contracts/api/enquiry-kinds/facts';
import type { Field } from '#contracts/api/enquiry-kinds/field';
import { enquiryFields } from '#contracts/api/enquiry-kinds/kinds';
import type { MailProblem } from '#contracts/api/mail-problem';
import { rooms } from '#contracts/api/offer-terms';
import { relationChanges } from '#contracts/api/relation-rules';
import type { PageLink } from '#contracts/api/request-page/history';
import type { SentTestimonial, TestimonialInvitation } from '#contracts/api/testimonial-fields';
import {
  ContactChannel,
  ContactOutcome,
  EnquirySource,
  EnquiryStatus,
  EnquiryType,
} from '#contracts/field-kit/enquiry-enums';
import { defaultLanguage, languages } from '#contracts/field-kit/language';
import { isQuoteEntry, quoteIn, saleIn } from './quotes-in-record.ts';
import { mergeIn, refIn } from './relations-in-record.ts';

/**
 * Enquiries enter the console here: a reply becomes the contract's record, so that no other code knows another
 * spelling. A reply may name a field in camel case, say `_id` or `msg`, and lack fields: staff must be able to answer
 * an incomplete enquiry too.
 */
type Reply = Readonly<Record<string, unknown>>;

const otherNames: Readonly<Record<string, string>> = { _id: 'id', msg: 'message' };

/**
 * Never throws. Without a creation time the enquiry came `now`; an unknown status is new.
 * @param ofType the type of the route's enquiries; if undefined, the record says it
 */
export function toEnquiry(reply: unknown, ofType?: EnquiryType, now = new Date()): Enquiry {
  const record = recordIn(named(reply));
  const type = ofType ?? optionIn(EnquiryType.options, record.type) ?? 'message';
  const created_at = textIn(record.created_at) ?? now.toISOString();
  const fields = Object.fromEntries(
    Object.entries<Field>(enquiryFields[type]).map(([name, field]) => [name, readValue(field, record[name])]),
  );
  const hasMore = listIn(fields.legs).length > 0 || record.is_multi_destination === true;
  return {
    ...fields,
    ...(type === 'custom' && askedIn(record)),
    ...(type === 'flight' && { is_multi_destination: hasMore }),
    type,
    id: textIn(record.id) ?? '',
    reference: textIn(record.reference) ?? '',
    name: textIn(record.name) ?? '',
    phone: textIn(record.phone) ?? '',
    email: textIn(record.email) ?? null,
    program_id: textIn(record.program_id) ?? null,
    status: optionIn(EnquiryStatus.options, record.status) ?? 'new',
    source: optionIn(EnquirySource.options, record.source) ?? 'website',
    // Unread, for whoever shows it leaves out what is missing.
    origin: record.origin ?? null,
    language: optionIn(languages, record.language) ?? defaultLanguage,
    consent: consentIn(recordIn(record.consent)),
    marketing_withdrawn: withdrawalIn(recordIn(record.marketing_withdrawn)),
    mail_problem: mailProblemIn(recordIn(record.mail_problem)),
    links: listIn(record.links).flatMap(linkIn),
    invitation: invitationIn(recordIn(record.invitation)),
    testimonial: testimonialIn(recordIn(record.testimonial)),
    quotes: listIn(record.quotes).flatMap(quoteIn),
    sale: saleIn(recordIn(record.sale)),
    unanswered_since: textIn(record.unanswered_since) ?? null,
    waiting_since: textIn(record.waiting_since) ?? null,
    due_at: textIn(record.due_at) ?? null,
    first_contact_at: textIn(record.first_contact_at) ?? null,
    waits_for_customer: record.waits_for_customer === true,
    owner: textIn(recordIn(record.owner).email) ? byIn(recordIn(record.owner)) : null,
    tags: Array.isArray(record.tags) ? record.tags.filter((tag) => typeof tag === 'string') : [],
    tasks: listIn(record.tasks).flatMap(taskIn),
    linked: listIn(record.linked).flatMap(refIn),
    merged: listIn(record.merged).flatMap(refIn),
    merged_into: mergeIn(recordIn(record.merged_into)),
    history: listIn(record.history).filter(isHistoryEntry),
    version: numberIn(record.version) ?? 1,
    created_at,
    updated_at: textIn(record.updated_at) ?? created_at,
  } as Enquiry;
}

/** Gives every field its name in the contract. If a reply has two spellings of one, the contract's wins. */
function named(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(named);
  if (!isReply(value)) return value;
  const given = Object.entries(value).filter(([, one]) => !isBlank(one));
  const spelled = given.map(([name, one]) => [contractName(name), named(one)] as const);
  const own = spelled.filter((_, index) => spelled[index]?.[0] === given[index]?.[0]);
  return Object.fromEntries([...spelled, ...own]);
}

const contractName = (name: string) =>
  otherNames[name] ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const isReply = (value: unknown): value is Reply => typeof value === 'object' && value !== null;
const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && !value.trim());
const recordIn = (value: unknown): Reply => (isReply(value) ? value : {});
const listIn = (value: unknown): Reply[] => (Array.isArray(value) ? value.filter(isReply) : []);
const textIn = (value: unknown) => (typeof value === 'string' ? value.trim() : undefined);
const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined);
const optionIn = <const Option extends string>(options: readonly Option[], value: unknown): Option | undefined =>
  options.find((option) => option === value);

function readValue({ kind, schema, options = [] }: Field, value: unknown): unknown {
  switch (kind) {
    case 'people':
    case 'count':
      return numberIn(value) ?? 0;
    case 'choice':
      return optionIn(options, value) ?? null;
    case 'legs':
      return listIn(value).map(legIn);
    default:
      return textIn(value) ?? (schema.safeParse(null).success ? null : '');
  }
}

const legIn = (leg: Reply): Leg => ({
  departure: textIn(leg.departure) ?? '',
  arrival: textIn(leg.arrival) ?? '',
  date: textIn(leg.date) ?? '',
});

/** Reads the departure and party that the visitor chose on the program's page. */
function askedIn(record: Reply): Asked {
  const found = recordIn(record.departure);
  const availability = optionIn(AskedDeparture.shape.availability.options, found.availability);
  return {
    departure_id: textIn(record.departure_id) ?? null,
    seniors: numberIn(record.seniors) ?? 0,
    child_ages: Array.isArray(record.child_ages) ? record.child_ages.filter((age) => typeof age === 'number') : [],
    room: optionIn(rooms, record.room) ?? null,
    waiting_list: record.waiting_list === true,
    seen_total_sar: numberIn(record.seen_total_sar) ?? null,
    departure: availability
      ? {
          from_date: textIn(found.from_date) ?? null,
          to_date: textIn(found.to_date) ?? null,
          availability,
          total_sar: numberIn(found.total_sar) ?? null,
        }
      : null,
  };
}

const byIn = (by: Reply) => ({ name: textIn(by.name) ?? '', email: textIn(by.email) ?? '' });

function consentIn(consent: Reply): Consent | null {
  const at = textIn(consent.at);
  const form = optionIn([...EnquiryType.options, 'staff'], consent.form);
  if (!at || !form) return null;
  const language = optionIn(languages, consent.language) ?? defaultLanguage;
  return {
    text_version: numberIn(consent.text_version) ?? null,
    at,
    form,
    language,
    marketing: consent.marketing === true,
  };
}

function withdrawalIn(withdrawal: Reply): MarketingWithdrawal | null {
  const at = textIn(withdrawal.at);
  return at ? { at, by: byIn(recordIn(withdrawal.by)) } : null;
}

function mailProblemIn({ reason, at }: Reply): MailProblem | null {
  const known = optionIn(['bounced', 'complained', 'withheld'], reason);
  return known ? { reason: known, at: textIn(at) ?? '' } : null;
}

function linkIn({ by, at }: Reply): PageLink[] {
  const origin = optionIn(['receipt', 'mail', 'staff', 'lost'], by);
  return origin ? [{ by: origin, at: textIn(at) ?? '' }] : [];
}

function taskIn(task: Reply): Task[] {
  const [id, text, due_at] = [textIn(task.id), textIn(task.text), textIn(task.due_at)];
  if (!id || !text || !due_at) return [];
  const { done, who, by, at } = task;
  const ended = isReply(done) ? { at: textIn(done.at) ?? due_at, by: byIn(recordIn(done.by)) } : null;
  return [
    { id, text, due_at, who: byIn(recordIn(who)), by: byIn(recordIn(by)), at: textIn(at) ?? due_at, done: ended },
  ];
}

function invitationIn({ at, ends_at }: Reply): TestimonialInvitation | null {
  const [from, until] = [textIn(at), textIn(ends_at)];
  return from && until ? { at: from, ends_at: until } : null;
}

function testimonialIn(sent: Reply): SentTestimonial | null {
  const at = textIn(sent.at);
  if (!at) return null;
  return {
    ...{ at, words: textIn(sent.words) ?? '', name: textIn(sent.name) ?? '', place: textIn(sent.place) ?? '' },
    ...{ rating: numberIn(sent.rating) ?? 0, text_version: numberIn(sent.text_version) ?? 0 },
    language: optionIn(languages, sent.language) ?? defaultLanguage,
    waits: sent.waits === true,
  };
}

/** True for the entries that the console can show; a newer server may send others. */
function isHistoryEntry(entry: Reply): entry is Reply & HistoryEntry {
  if (!textIn(entry.at)) return false;
  if (entry.action === 'customer_wrote') return textIn(entry.text) !== undefined;
  if (entry.action === 'dates_changed') return Array.isArray(entry.changes);
  if (entry.action === 'cancelled' || entry.action === 'testimonial_sent') return true;
  if (entry.action === 'status_changed') {
    return [entry.from, entry.to].every((status) => optionIn(EnquiryStatus.options, status));
  }
  if (isQuoteEntry(entry)) return true;
  if (entry.action === 'related') {
    return refIn(recordIn(entry.request)).length > 0 && optionIn(relationChanges, entry.change) !== undefined;
  }
  if (entry.action === 'customer_wrote_in') return refIn(recordIn(entry.request)).length > 0;
  if (entry.action === 'assigned') return true;
  if (!isReply(entry.by)) return false;
  if (entry.action === 'tagged') return Array.isArray(entry.added) && Array.isArray(entry.removed);
  if (entry.action === 'answered') return textIn(entry.text) !== undefined;
  if (entry.action === 'entered') return true;
  if (entry.action === 'note_added') {
    return textIn(entry.note) !== undefined && (entry.mentions === undefined || Array.isArray(entry.mentions));
  }
  if (entry.action === 'corrected') return Array.isArray(entry.fields);
  if (entry.action === 'contact_undone') return textIn(entry.contacted_at) !== undefined;
  if (entry.action === 'contact_ended') return optionIn(ContactOutcome.options, entry.outcome) !== undefined;
  return entry.action === 'contacted' && optionIn(ContactChannel.options, entry.channel) !== undefined;
}
