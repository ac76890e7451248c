import type { Customer } from '#contracts/api/customers';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { staffApi } from '../session/staff-api.ts';
import type { Page } from '../session/use-pages.ts';
import type { CustomerFilters } from './customer-address.ts';

export interface CustomerPage extends Page {
  customers: Customer[];
}

/** Fetches one page of customers: those with the newest request first, or those to get in touch with, the earliest first. */
export async function listCustomers(
  { q, contact }: CustomerFilters,
  { cursor, limit }: { cursor?: string | undefined; limit?: number } = {},
): Promise<CustomerPage> {
  const found = await staffApi('POST /customers/searches', {
    body: { q, contact_until: contact && riyadhDay(), cursor, limit },
  });
  return {
    customers: found.customers,
    nextCursor: found.next_cursor ?? undefined,
    searchedUntil: found.searched_until ?? undefined,
  };
}
