import type { ActivityEntry, ActivitySearch } from '#contracts/api/activity';
import { type AuditEntry, type AuditedRecord, auditActions } from '#contracts/api/audit';
import { isEnquiryType } from '#contracts/field-kit/enquiry-enums';
import {
  type AuditEntries,
  type AuditPages,
  monthOf,
  readAuditMonths,
  readAuditOfRecord,
  readAuditOfStaff,
  yearsKept,
} from '../../data/audit.ts';
import { getPrograms } from '../../data/programs.ts';
import { findProfiles } from '../../data/staff.ts';
import { collect, pageRange } from '../collect.ts';
import { nameDeletedPrograms } from '../deleted-names.ts';
import { firstIdAt, readReference, referenceOf, timeOfId } from '../enquiry-ids.ts';
import { nameMembers } from '../staff/member-names.ts';
import { recordKey } from './audit.ts';

const defaultLimit = 50;

/**
 * Lists one page of the audit trail, newest first. Filters other than person, record and period are applied after
 * reading, so a search is bounded: `next` continues it, and `searchedUntil` says how far back it went.
 */
export async function listActivity(query: Omit<ActivitySearch, 'exported'>) {
  const { limit = defaultLimit, group, staff, record } = query;
  const { first, last } = pageRange(query);
  const oldest = firstIdAt(oldestKept());
  const range = { first: first > oldest ? first : oldest, last };
  const actions: readonly string[] | undefined = group ? auditActions[group] : undefined;
  const wanted = (entry: AuditEntry) =>
    (!actions || actions.includes(entry.action)) && (!staff || entry.staff === staff);
  const page = await collect(read({ staff, record }, { range, size: limit + 1 }), wanted, limit);
  const looks = Boolean(actions || (record && staff));
  return {
    entries: await withNames(page.items),
    next: page.next,
    searchedUntil: looks ? page.searchedUntil : undefined,
  };
}

function read({ staff, record }: Pick<ActivitySearch, 'staff' | 'record'>, pages: AuditPages): AuditEntries {
  if (record) return readAuditOfRecord(keyOfTyped(record), pages);
  if (staff) return readAuditOfStaff(staff, pages);
  return readAuditMonths(monthsOf(pages.range), pages);
}

/** Returns the key of a record as a person typed it: a reference in any spelling, else a program's id. */
const keyOfTyped = (text: string) => readReference(text)?.reference ?? recordKey({ kind: 'program', id: text });

function oldestKept(): Date {
  const oldest = new Date();
  oldest.setUTCFullYear(oldest.getUTCFullYear() - yearsKept);
  return oldest;
}

/** Returns the months of a range of ids, up to the current one, newest first. */
function monthsOf({ first, last }: { first: string; last: string }): string[] {
  const now = new Date();
  const end = timeOfId(last) < now ? timeOfId(last) : now;
  const months: string[] = [];
  for (let month = startOfMonth(end); monthOf(month) >= monthOf(timeOfId(first)); ) {
    months.push(monthOf(month));
    month = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() - 1));
  }
  return months;
}

const startOfMonth = (instant: Date) => new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth()));

async function withNames(entries: readonly AuditEntry[]): Promise<ActivityEntry[]> {
  const idsOf = (kind: string) => entries.flatMap(({ record }) => (record?.kind === kind ? record.id : []));
  const staffIn = [...new Set(entries.flatMap(({ staff }) => staff ?? []))];
  const [names, programs, members] = await Promise.all([
    findProfiles(staffIn),
    namePrograms([...new Set(idsOf('program'))]),
    nameMembers([...new Set(idsOf('member'))], staffIn),
  ]);
  return entries.map((entry) => ({
    ...entry,
    staff_name: (entry.staff && names.get(entry.staff)?.name) || null,
    reference: entry.record && referenceIn(entry.record),
    program_name: (entry.record && programs.get(entry.record.id)) ?? null,
    member_name: (entry.record && members.get(entry.record.id)) ?? null,
  }));
}

/** Returns the names of programs by id: of the deleted ones too, until they are gone for good. */
async function namePrograms(ids: readonly string[]) {
  const live = (await getPrograms(ids)).map(
    ({ id, texts: { ar, en } }) => [id, { ar: ar.trip_name, en: en?.trip_name ?? null, is_deleted: false }] as const,
  );
  const names = new Map<string, ActivityEntry['program_name']>(live);
  const others = ids.filter((id) => !names.has(id));
  for (const [id, name] of others.length > 0 ? await nameDeletedPrograms(others) : []) names.set(id, name);
  return names;
}

const referenceIn = ({ kind, id }: AuditedRecord) => (isEnquiryType(kind) ? referenceOf(kind, id) : null);
