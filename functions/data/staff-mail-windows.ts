import * as z from 'zod/mini';
import { getItem, type Item, onConditionFailed, updateItem } from './dynamo.ts';

/**
 * Windows of time, each with the enquiries that are mailed to staff one by one and those that its summary lists. An
 * enquiry's place in a window never changes, and a closed window takes no more: its list is final.
 */

/** Longer than any event can be delivered again: dead letters are kept for 14 days. */
const daysKept = 30;
/** Windows with a summary that was not yet sent. */
const openKey = { pk: 'staff-mail-windows' };

const keyOf = (window: string) => ({ pk: `staff-mail-window#${window}` });
const expiry = () => Math.floor(Date.now() / 1000) + daysKept * 86_400;
const texts = (value: unknown) => [...z.parse(z.prefault(z.set(z.string()), new Set()), value)];

interface Limits {
  /** The largest number of enquiries mailed one by one. */
  singles: number;
  /** The largest number in the summary. */
  summarized: number;
}

/**
 * Gives an enquiry its place in a window. Returns the same place for the same enquiry, however often it is called.
 * @returns `closed` if the window takes no more
 */
export async function placeInWindow(
  window: string,
  enquiry: string,
  limits: Limits,
): Promise<'single' | 'summarized' | 'closed'> {
  if (await join(window, 'singles', enquiry, limits.singles)) return 'single';
  // Before it is in the summary, so that no summary is forgotten.
  await updateItem('Idempotency', openKey, {
    UpdateExpression: 'ADD windows :windows',
    values: { ':windows': new Set([window]) },
  });
  return (await join(window, 'summarized', enquiry, limits.summarized)) ? 'summarized' : 'closed';
}

function join(window: string, list: keyof Limits, enquiry: string, most: number): Promise<boolean> {
  const joined = updateItem('Idempotency', keyOf(window), {
    UpdateExpression: 'ADD #list :enquiries SET expires_at = :expires',
    ConditionExpression:
      'contains(#list, :enquiry) OR (attribute_not_exists(closed) AND (attribute_not_exists(#list) OR size(#list) < :most))',
    ExpressionAttributeNames: { '#list': list },
    values: { ':enquiry': enquiry, ':enquiries': new Set([enquiry]), ':most': most, ':expires': expiry() },
  });
  return onConditionFailed(
    joined.then(() => true),
    () => false,
  );
}

/** The windows with a summary that was not yet sent. */
export const openWindows = async (): Promise<string[]> =>
  texts((await getItem('Idempotency', openKey))?.windows).toSorted();

/** Closes a window and returns the enquiries of its summary. */
export async function closeWindow(window: string): Promise<string[]> {
  const closed: Item = await updateItem('Idempotency', keyOf(window), {
    UpdateExpression: 'SET closed = :true, expires_at = :expires',
    values: { ':true': true, ':expires': expiry() },
    ReturnValues: 'ALL_NEW',
  });
  return texts(closed.summarized);
}

/** Forgets a window whose summary was sent. */
export async function forgetWindow(window: string): Promise<void> {
  await updateItem('Idempotency', openKey, {
    UpdateExpression: 'DELETE windows :windows',
    values: { ':windows': new Set([window]) },
  });
}
