import type { Enquiry, EnquiryStatus, HistoryEntry } from '#contracts/api/enquiries';
import { ProblemError } from '../errors.ts';
import { getItem, type Item, onConditionFailed, updateItem } from './dynamo.ts';
import { statusKey, toEnquiry } from './enquiry-items.ts';
import { fullHistory, maximumHistory, type NewHistoryEntry, refuseTooLarge } from './full-history.ts';
import { standsForItself } from './relation-items.ts';
import { type FoundRequest, namesOf, requestPlaces } from './request-places.ts';

export interface CustomerChange {
  /** Identifies the attempt: a repetition of the last one changes nothing. */
  key: string;
  at: string;
  entry: HistoryEntry;
  /** Replaces these attributes of the enquiry's item; removes those that are undefined. */
  fields?: Readonly<Record<string, unknown>>;
  /** Fails if the stored version is a different one. */
  version?: number;
  /** The status that follows, by the one before. */
  next: (status: EnquiryStatus) => EnquiryStatus;
  /** Taken even if the history is full, within DynamoDB's own limit. */
  always?: true;
}

/** A status that somebody changes meanwhile is read again so many times. */
const attempts = 3;

/** True if the history takes no more entries. */
export const isHistoryFull = ({ enquiry, historyBytes }: Pick<FoundRequest, 'enquiry' | 'historyBytes'>): boolean =>
  enquiry.history.length >= maximumHistory || historyBytes >= fullHistory;

/**
 * Adds what a customer does to the history in one conditional write, with the mark that staff have to see to it, and the
 * status that follows.
 * @returns undefined if the request is gone
 * @throws ProblemError `version_conflict`, `history_full`
 */
export async function addCustomerEntry(found: FoundRequest, change: CustomerChange): Promise<Enquiry | undefined> {
  const { place } = found;
  const { key, enquiryIn } = requestPlaces[place];
  const { type, id } = found.enquiry;
  let { status } = found.enquiry;
  let isMerged = found.enquiry.merged_into !== null;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const attempted = write(found, change, { status, isMerged }).catch(refuseTooLarge);
    const written = await onConditionFailed<Item | undefined, undefined>(attempted, () => undefined);
    if (written) return toEnquiry(enquiryIn(written));
    const item = await getItem(place, key(type, id));
    if (!item) return undefined;
    const current = enquiryIn(item);
    if (current.customer_key === change.key) return toEnquiry(current);
    if (change.version !== undefined && current.version !== change.version) throw new ProblemError('version_conflict');
    const wasMerged = isMerged;
    isMerged = current.merged_into !== undefined;
    if (current.status === status && isMerged === wasMerged) throw new ProblemError('history_full');
    status = current.status;
  }
  throw new ProblemError('version_conflict');
}

/**
 * A merged request stays as it is but for the entry, of which the one that has it is told.
 * @param stored the status, and if it is merged, on condition that both are still that
 */
function write(
  { place, enquiry: { type, id } }: FoundRequest,
  change: CustomerChange,
  { status, isMerged }: { status: EnquiryStatus; isMerged: boolean },
) {
  const { key, path } = requestPlaces[place];
  const { entry, fields = {}, at, version, next } = change;
  const to = isMerged ? status : next(status);
  const moves = to !== status;
  const entries: NewHistoryEntry[] = [
    ...(moves ? [{ action: 'status_changed' as const, to, at, by: null }] : []),
    entry,
  ];
  const set: Record<string, unknown> = {
    ...fields,
    updated_at: at,
    customer_key: change.key,
    ...(!isMerged && { unanswered: type, unanswered_since: at }),
    ...(moves && { status: to, type_status: statusKey(type, to), rests_since: at }),
  };
  const raises = moves || Object.keys(fields).length > 0;
  const kept = Object.keys(set).filter((name) => set[name] !== undefined);
  const removed = Object.keys(set).filter((name) => set[name] === undefined);
  const sets = [
    `${path}history = list_append(${path}history, :entries)`,
    `${path}history_bytes = if_not_exists(${path}history_bytes, :zero) + :bytes`,
    ...kept.map((name) => `${path}#${name} = :${name}`),
    ...(raises ? [`${path}#version = ${path}#version + :one`] : []),
  ];
  const removes = removed.length > 0 ? [`REMOVE ${removed.map((name) => `${path}#${name}`).join(', ')}`] : [];
  const conditions = [
    `attribute_exists(pk) AND ${path}#status = :before`,
    isMerged ? 'attribute_exists(merged_into)' : standsForItself,
    `(attribute_not_exists(${path}#customer_key) OR ${path}#customer_key <> :customer_key)`,
    ...(version === undefined ? [] : [`${path}#version = :version`]),
    ...(change.always
      ? []
      : [
          `size(${path}history) < :maximum`,
          `(attribute_not_exists(${path}history_bytes) OR ${path}history_bytes < :full)`,
        ]),
  ];
  return updateItem(place, key(type, id), {
    UpdateExpression: [`SET ${sets.join(', ')}`, ...removes].join(' '),
    ConditionExpression: conditions.join(' AND '),
    ExpressionAttributeNames: {
      ...namesOf(place),
      ...Object.fromEntries([...Object.keys(set), 'status'].map((name) => [`#${name}`, name])),
      ...((raises || version !== undefined) && { '#version': 'version' }),
    },
    values: {
      ...Object.fromEntries(kept.map((name) => [`:${name}`, set[name]])),
      ':entries': entries,
      ':zero': 0,
      ':bytes': Buffer.byteLength(JSON.stringify(entries)),
      ':before': status,
      ...(raises && { ':one': 1 }),
      ...(version !== undefined && { ':version': version }),
      ...(!change.always && { ':maximum': maximumHistory, ':full': fullHistory }),
    },
    ReturnValues: 'ALL_NEW',
  });
}
