import * as z from 'zod/mini';
import { EnquiryType } from '#contracts/api/enquiries';
import { Instant } from '#contracts/field-kit/fields';
import { type Item, onConditionFailed, queryPages, updateItem } from './dynamo.ts';

/**
 * The number of enquiries of a type that arrived on each day of a Riyadh month; one item per type and month. A count
 * covers what arrived before `counted_until`, except on the days of `changing` enquiries, which are counted live.
 */
const MonthCounts = z.object({
  pk: EnquiryType,
  /** `2026-11` */
  sk: z.string(),
  counted_until: z.optional(Instant),
  /** By the day's two digits. */
  by_day: z.prefault(z.record(z.string(), z.int()), {}),
  /** Enquiries that are being added to or removed from counted days, each as `<id> <instant of the mark>`. */
  changing: z.prefault(z.set(z.string()), new Set()),
  /** Increases with every count. */
  version: z.prefault(z.int(), 0),
});
export type MonthCounts = z.infer<typeof MonthCounts>;

const keyOf = (type: EnquiryType, month: string) => ({ pk: type, sk: month });

/** Reads the counts of some months, both included, the oldest first. Months without counts are left out. */
export async function readMonthCounts(type: EnquiryType, months: { first: string; last: string }) {
  const counts: MonthCounts[] = [];
  const pages = queryPages('EnquiryCounts', {
    KeyConditionExpression: 'pk = :type AND sk BETWEEN :first AND :last',
    values: { ':type': type, ':first': months.first, ':last': months.last },
    ConsistentRead: true,
  });
  for await (const items of pages) counts.push(...items.map((item) => MonthCounts.parse(item)));
  return counts;
}

/** Returns the empty counts of a month. */
export const noCounts = (type: EnquiryType, month: string): MonthCounts =>
  MonthCounts.parse(keyOf(type, month) satisfies Item);

/** Marks an enquiry as changing: the day's stored count is not used until that day is counted again. */
export async function markChanging(type: EnquiryType, month: string, id: string): Promise<void> {
  await updateItem('EnquiryCounts', keyOf(type, month), {
    UpdateExpression: 'ADD changing :marks',
    values: { ':marks': new Set([`${id} ${new Date().toISOString()}`]) },
  });
}

interface NewCounts {
  counted_until: string;
  by_day: Record<string, number>;
  /** The marks of the changes that these counts include. */
  covered: readonly string[];
}

/**
 * Stores the counts of a month.
 * @returns false if they have been replaced since they were read
 */
export function putMonthCounts({ pk, sk, version }: MonthCounts, { counted_until, by_day, covered }: NewCounts) {
  const stored = updateItem('EnquiryCounts', keyOf(pk, sk), {
    UpdateExpression: `SET counted_until = :until, by_day = :days, version = :next${covered.length > 0 ? ' DELETE changing :covered' : ''}`,
    ConditionExpression: version === 0 ? 'attribute_not_exists(version)' : 'version = :version',
    values: {
      ':until': counted_until,
      ':days': by_day,
      ':next': version + 1,
      ...(version > 0 && { ':version': version }),
      ...(covered.length > 0 && { ':covered': new Set(covered) }),
    },
  });
  return onConditionFailed(
    stored.then(() => true),
    () => false,
  );
}
