import type { Enquiry, Task } from '#contracts/api/enquiries';
import { ProblemError } from '../errors.ts';
import { backOff } from './back-off.ts';
import { findEnquiryItem } from './desk.ts';
import { batchGetItems, type Item, onConditionFailed, queryPages, updateItem } from './dynamo.ts';
import { keyOf, toEnquiry } from './enquiry-items.ts';
import { refuseMerged, standsForItself } from './relation-items.ts';
import { taskAttributes } from './task-items.ts';

/** A list that changes meanwhile is read again so many times. */
const attempts = 6;

/**
 * Changes the tasks of a request, which a colleague may change at the same time: neither change is lost.
 * @param change returns the tasks after the change, or undefined if there is nothing to do
 * @throws ProblemError `enquiry_not_found`, `version_conflict`, `request_merged`, and what `change` throws
 */
export async function changeTasks(
  { type, id }: Pick<Enquiry, 'type' | 'id'>,
  change: (tasks: readonly Task[]) => readonly Task[] | undefined,
): Promise<{ enquiry: Enquiry; isChanged: boolean }> {
  const pause = backOff();
  for (let attempt = 0; attempt < attempts; attempt++) {
    const item = await findEnquiryItem({ type, id });
    if (!item) throw new ProblemError('enquiry_not_found');
    refuseMerged(item);
    const tasks = change(item.tasks ?? []);
    if (!tasks) return { enquiry: toEnquiry(item), isChanged: false };
    const revision: number | undefined = item.tasks_revision;
    const given = Object.entries(taskAttributes(tasks)).filter(([, value]) => value !== undefined);
    const isOpen = given.some(([name]) => name === 'task_due');
    const sets = given.map(([name]) => `${name} = :${name}`).join(', ');
    const write = updateItem('Enquiries', keyOf(type, id), {
      UpdateExpression: `SET ${sets}${isOpen ? '' : ' REMOVE task_waits, task_due'} ADD tasks_revision :one`,
      ConditionExpression: `attribute_exists(pk) AND ${standsForItself} AND ${revision ? 'tasks_revision = :revision' : 'attribute_not_exists(tasks_revision)'}`,
      values: {
        ':one': 1,
        ...Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])),
        ...(revision && { ':revision': revision }),
      },
      ReturnValues: 'ALL_NEW',
    });
    const written = await onConditionFailed<Item | undefined, undefined>(write, () => undefined);
    if (written) return { enquiry: toEnquiry(written), isChanged: true };
    if (!(await pause())) break;
  }
  throw new ProblemError('version_conflict');
}

/**
 * The requests with an open task that is due by an instant, the first due first; at most `limit`.
 * @returns `complete_until` if there are more: what is due before it is in these requests
 */
export async function readTasksDue(
  until: string,
  limit: number,
): Promise<{ items: Item[]; complete_until: string | undefined }> {
  const query = {
    IndexName: 'ByTask' as const,
    KeyConditionExpression: 'task_waits = :waits AND task_due <= :until',
    values: { ':waits': 'waits', ':until': until },
    Limit: limit + 1,
  };
  const { value: entries = [] } = await queryPages('Enquiries', query).next();
  const items = await batchGetItems(
    'Enquiries',
    entries.slice(0, limit).map(({ pk, sk }) => ({ pk, sk })),
  );
  return { items, complete_until: entries[limit]?.task_due };
}
