import { customerActions } from '../../field-kit/enquiry-enums.ts';
import type { Enquiry, HistoryEntry } from '../enquiries.ts';

type CustomerAction = (typeof customerActions)[number];
export type CustomerEntry = Extract<HistoryEntry, { action: CustomerAction }>;

export const isCustomerAction = (action: string): action is CustomerAction =>
  (customerActions as readonly string[]).includes(action);

export const isByCustomer = (entry: HistoryEntry): entry is CustomerEntry => isCustomerAction(entry.action);

/** True for a request that its customer has cancelled, and that nobody has taken up again since. */
export const isCancelled = ({ status, history }: Pick<Enquiry, 'status' | 'history'>): boolean =>
  status === 'done' &&
  history.findLast(({ action }) => action === 'status_changed' || action === 'cancelled')?.action === 'cancelled';
