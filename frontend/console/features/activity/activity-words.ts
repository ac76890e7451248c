import type { TFunction } from 'i18next';
import type { ActivityEntry } from '#contracts/api/activity';
import type { EnquiryStatus } from '#contracts/api/enquiries';
import { isOwnPageId } from '#contracts/api/own-page-rules';
import { isSection } from '#contracts/api/section-names';
import type { Role } from '#contracts/api/session';
import type { MemberStatus } from '#contracts/api/team';
import type { Language } from '#contracts/field-kit/language';
import { formatDate } from '#shared/lib/format.ts';
import { isolated } from '#shared/lib/isolated.ts';
import { labelsOf } from '../enquiries/labels-of.ts';
import { statusLook } from '../enquiries/status-look.ts';
import { isPlanned, publicationWords } from './publication-words.ts';
import { seasonWords } from './season-words.ts';

type Texts = TFunction<['adminActivity', 'admin', 'enquiries', 'adminTeam', 'adminSeasons']>;

/** An audit entry as text, without its record's name. */
export interface ActivityWords {
  /** The person's name, or a substitute for it. */
  who: string;
  /** The sentence before and after the name of the record; one part if the entry has no record. */
  parts: readonly string[];
  /** The name of the record; empty if the sentence has no place for one. */
  record: string;
  /** The filter of an export, corrected fields, or the changes of a member of staff. */
  details: string[];
}

/** Placeholder for the record's name, at which the sentence is split. No text contains this character. */
const place = '\uE000';

/** Puts an entry of the audit trail into words. */
export function activityWords(entry: ActivityEntry, t: Texts, language: Language): ActivityWords {
  const parts = sentenceOf(entry, t).split(place);
  return {
    who: entry.staff_name ?? entry.staff ?? t('unknownAccount'),
    parts,
    record: parts.length > 1 ? recordName(entry, t, language) : '',
    details: [
      ...filterWords(entry, t, language),
      ...correctedFields(entry, t),
      ...memberChanges(entry, t),
      ...(hasEntries(entry) ? entryWords(entry.changes, t) : []),
      ...(isPublication(entry) ? publicationWords(entry.changes, t, language) : []),
      ...(entry.action === 'seasons_changed' ? seasonWords(entry.changes, t, language) : []),
    ],
  };
}

function sentenceOf({ action, unknown_account, channel, changes, record: about }: ActivityEntry, t: Texts): string {
  const record = place;
  if (action === 'sign_in_failed' && unknown_account) return t('actions.sign_in_failed_unknown');
  if (action === 'customer_contacted') return t(`actions.customer_contacted_${channel ?? 'phone'}`, { record });
  if (action === 'program_changed' && changes.length === 0) return t('actions.program_saved', { record });
  if (action === 'program_published' && isPlanned(changes)) return t('actions.program_planned', { record });
  if (about && action === 'person_searched') return t('actions.person_searched_request', { record });
  if (about && action === 'person_exported') return t('actions.person_exported_request', { record });
  if (about && action === 'marketing_withdrawn') return t('actions.marketing_withdrawn_request', { record });
  if (action === 'status_changed') {
    const [change] = changes;
    const label = (status: unknown) => t(`admin:${statusLook[status as EnquiryStatus].label}`);
    return t('actions.status_changed', { record, from: label(change?.before), to: label(change?.after) });
  }
  return t(`actions.${action}`, { record });
}

function recordName(
  { record, reference, program_name, member_name }: ActivityEntry,
  t: Texts,
  language: Language,
): string {
  if (!record) return '';
  if (reference) return reference;
  if (record.kind === 'site_section') {
    if (isSection(record.id)) return t(`sections.${record.id}`);
    return isOwnPageId(record.id) ? t('sections.ownPage', { number: record.id.replace(/\D/g, '') }) : record.id;
  }
  // The trail has no name of a customer.
  if (record.kind === 'customer') return t('customerCard');
  if (record.kind === 'member') return member_name ?? t('formerMember');
  if (!program_name) return t('goneProgram');
  const names: Partial<Record<Language, string | null>> = { ar: program_name.ar, en: program_name.en };
  return names[language] || program_name.ar;
}

/** The labels of the fields that staff corrected; the trail has no values of them. */
function correctedFields({ action, changes }: ActivityEntry, t: Texts): string[] {
  if (action !== 'enquiry_corrected') return [];
  const names = changes.map(({ field }) => field);
  return labelsOf(names, {
    fields: t('enquiries:fields', { returnObjects: true }),
    language: t('admin:detail.language'),
  });
}

/** A member's changed role and status, before and after: `Role: Agent → Viewer`. */
function memberChanges({ action, changes }: ActivityEntry, t: Texts): string[] {
  if (action !== 'member_changed') return [];
  return changes.map(({ field, before, after }) => {
    const isRole = field === 'role';
    const label = (value: unknown) =>
      isRole ? t(`adminTeam:roles.${value as Role}.name`) : t(`adminTeam:status.${value as MemberStatus}`);
    const name = t(isRole ? 'adminTeam:columns.role' : 'adminTeam:columns.status');
    return t('change', { field: name, from: label(before), to: label(after) });
  });
}

const isPublication = ({ action }: ActivityEntry) => action === 'program_published' || action === 'publication_changed';

const hasEntries = ({ action }: ActivityEntry) => action === 'templates_changed' || action === 'views_changed';

/** The titles of the entries of a list that were added, removed or changed. */
function entryWords(changes: ActivityEntry['changes'], t: Texts): string[] {
  return changes.flatMap(({ field, before, after }) => {
    if (!field.endsWith('.title')) return [];
    const did = before === null ? 'added' : after === null ? 'removed' : 'changed';
    return t(`entries.${did}`, { title: isolated(String(after ?? before)) });
  });
}

function filterWords({ filter }: ActivityEntry, t: Texts, language: Language): string[] {
  if (!filter) return [];
  const { type, status, has_email, unanswered, source, unnamed, program_id, sale, group, staff, from, to } = filter;
  const { tab, due, searched, selected } = filter;
  const words = [
    type && t(`admin:requestType.${type}`),
    status && t(`admin:${statusLook[status].label}`),
    has_email && t(has_email === 'true' ? 'admin:requests.withEmail' : 'admin:requests.withoutEmail'),
    unanswered && t('admin:requests.waitingCustomer'),
    (source ?? unnamed) && t('filter.source'),
    program_id && t('filter.program'),
    tab && t('filter.tab'),
    due && t('filter.due'),
    sale && t('filter.sale'),
    group && t(`groups.${group}`),
    staff,
    from && t('filter.since', { day: formatDate(from, language) }),
    to && t('filter.until', { day: formatDate(to, language) }),
    searched && t('filter.searched'),
    selected && t('filter.selected', { count: selected }),
  ].filter((word): word is string => Boolean(word));
  return words.length > 0 ? words : [t('filter.none')];
}
