import { customerActions, quoteNews } from '../../field-kit/enquiry-enums.ts';
import type { Enquiry, HistoryEntry } from '../enquiries.ts';

type CustomerAction = (typeof customerActions)[number];
export type CustomerEntry = Extract<HistoryEntry, { action: CustomerAction }>;

export const isCustomerAction = (action: string): action is CustomerAction =>
  (customerActions as readonly string[]).includes(action);

export const isByCustomer = (entry: HistoryEntry): entry is CustomerEntry => isCustomerAction(entry.action);

/** The facts of a request that mails to staff name. Seats that were taken are no news. */
export type NewsEntry = CustomerEntry | Extract<HistoryEntry, { action: (typeof quoteNews)[number] }>;

export const isNewsAction = (action: string): action is NewsEntry['action'] =>
  isCustomerAction(action) || (quoteNews as readonly string[]).includes(action);

export const isNews = (entry: HistoryEntry): entry is NewsEntry =>
  isNewsAction(entry.action) && !(entry.action === 'quote_seats' && entry.taken);

/** True for a request that its customer has cancelled, and that nobody has taken up again since. */
export const isCancelled = ({ status, history }: Pick<Enquiry, 'status' | 'history'>): boolean =>
  status === 'done' &&
  history.findLast(({ action }) => action === 'status_changed' || action === 'cancelled')?.action === 'cancelled';
