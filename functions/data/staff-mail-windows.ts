import * as z from 'zod/mini';
import { getItem, type Item, onConditionFailed, updateItem } from './dynamo.ts';

/**
 * Time windows, each with the enquiries that are mailed to staff separately and those in its summary. An enquiry's
 * place in a window never changes, and a closed window accepts no more: its list is final.
 */

/** Longer than any event can be delivered again: dead letters are kept for 14 days. */
const daysKept = 30;
/** Windows whose summary has not been sent. */
const openKey = { pk: 'staff-mail-windows' };

const keyOf = (window: string) => ({ pk: `staff-mail-window#${window}` });
const expiry = () => Math.floor(Date.now() / 1000) + daysKept * 86_400;
const texts = (value: unknown) => [...z.parse(z.prefault(z.set(z.string()), new Set()), value)];

interface Limits {
  /** The maximum number of enquiries mailed separately. */
  singles: number;
  /** The maximum number of enquiries in the summary. */
  summarized: number;
}

/**
 * Assigns an enquiry its place in a window. Idempotent: returns the same place for the same enquiry.
 * @returns `closed` if the window accepts no more
 */
export async function placeInWindow(
  window: string,
  enquiry: string,
  limits: Limits,
): Promise<'single' | 'summarized' | 'closed'> {
  if (await join(window, 'singles', enquiry, limits.singles)) return 'single';
  // Registers the window before the summary gets its first enquiry, so that no summary is lost.
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

/** Returns the windows whose summary has not been sent. */
export const openWindows = async (): Promise<string[]> =>
  texts((await getItem('Idempotency', openKey))?.windows).toSorted();

/** Closes a window and returns the enquiries for its summary. */
export async function closeWindow(window: string): Promise<string[]> {
  const closed: Item = await updateItem('Idempotency', keyOf(window), {
    UpdateExpression: 'SET closed = :true, expires_at = :expires',
    values: { ':true': true, ':expires': expiry() },
    ReturnValues: 'ALL_NEW',
  });
  return texts(closed.summarized);
}

/** Removes a window whose summary has been sent. */
export async function forgetWindow(window: string): Promise<void> {
  await updateItem('Idempotency', openKey, {
    UpdateExpression: 'DELETE windows :windows',
    values: { ':windows': new Set([window]) },
  });
}
