import { Enquiry, type EnquiryStatus, type EnquiryType, type HistoryEntry } from '#contracts/enquiries';
import type { Item } from './dynamo.ts';

/**
 * How an enquiry is stored: one partition per type, sorted by its time-ordered id, and the attributes that the indexes
 * find it by. An e-mail address that is not known is left out, since an index key cannot be null.
 */
const schemaVersion = 2;

export const keyOf = (type: EnquiryType, id: string) => ({ pk: type, sk: id });

export const statusKey = (type: EnquiryType, status: EnquiryStatus) => `${type}#${status}`;

/** The last seven digits are the same in every spelling of a number, with or without country code. */
export const phoneKey = (phone: string) => phone.replace(/\D/g, '').slice(-7);

/** Stored with an enquiry, and no part of it for its readers. */
export interface EnquiryOrigin {
  /** The hash of the idempotency key that the enquiry came with. */
  idempotencyHash?: string | undefined;
  /** The trace of the request that brought it. */
  traceId?: string;
}

export function toItem({ type, id, ...fields }: Enquiry, { idempotencyHash, traceId }: EnquiryOrigin = {}): Item {
  return {
    ...keyOf(type, id),
    schema: schemaVersion,
    ...fields,
    email: fields.email ?? undefined,
    type_status: statusKey(type, fields.status),
    phone_end: phoneKey(fields.phone),
    idempotency: idempotencyHash,
    trace_id: traceId,
  };
}

/** Parses an item. A status change is stored without the state before it, which follows from the changes before. */
export function toEnquiry(item: Item): Enquiry {
  const { pk: type, sk: id, ...fields } = item;
  let status: EnquiryStatus = 'new';
  const history: HistoryEntry[] = [];
  for (const entry of item.history) {
    if (entry.action !== 'status_changed') history.push(entry);
    else if (entry.to !== status) {
      history.push({ ...entry, from: status });
      status = entry.to;
    }
  }
  return Enquiry.parse({ ...fields, history, type, id });
}

/** An item as it is stored today; undefined when it is already. Schema 1 had no attributes for indexes. */
export function upgradeItem(item: Item): Item | undefined {
  if (item.schema === schemaVersion) return undefined;
  const { email, ...rest } = item;
  return {
    ...rest,
    ...(email && { email }),
    schema: schemaVersion,
    type_status: statusKey(item.pk, item.status),
    phone_end: phoneKey(item.phone),
  };
}
