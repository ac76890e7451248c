import { vi } from 'vitest';
import type { Enquiry } from '#contracts/api/enquiries';
import { customerId } from '../../functions/data/customer-items.ts';
import { openTestDatabase } from './database.ts';
import { openMailAndQueue } from './mail-and-queue.ts';
import { by } from './request-page-database.ts';
import { storedEnquiry } from './stored-enquiries.ts';

export const [first, second, third] = ['+966501234567', '+966551112223', '+966509998887'] as const;

export const keyOf = ({ type, id }: Enquiry) => ({ pk: type, sk: id });
export const phonesOf = (found: readonly { phone: string }[]) => found.map(({ phone }) => phone);
/** A search for everything. */
export const everything = { q: null, contact_until: null };

/** Opens cards of customers over a real database, with mail. Import what reads the database only after this. */
export async function openCards() {
  vi.stubEnv('STAFF_EMAIL', 'staff@rihla.example');
  const database = await openTestDatabase();
  const services = await openMailAndQueue();
  const file = await import('../../functions/logic/customers/file.ts');
  const customers = await import('../../functions/logic/customers/customers.ts');
  const search = await import('../../functions/logic/customers/search.ts');
  const store = await import('../../functions/data/enquiries.ts');
  const dynamo = await import('../../functions/data/dynamo.ts');
  let minute = 0;

  /** Stores a request; those that come later are newer. */
  async function request(phone: string, changes: object = {}): Promise<Enquiry> {
    minute += 1;
    const at = new Date(Date.now() - 86_400_000 + minute * 60_000);
    const one = { ...storedEnquiry({ type: 'hotel', at, phone }), ...changes } as Enquiry;
    await store.putEnquiry(one);
    return one;
  }

  /** The same, and files it. */
  async function filed(phone: string, changes: object = {}): Promise<Enquiry> {
    const one = await request(phone, changes);
    await file.fileNumber(phone, keyOf(one));
    return one;
  }

  return {
    ...{ database, services, file, search, dynamo, request, filed },
    card: (phone: string) => customers.getCustomer(customerId(phone)),
    item: (phone: string) => dynamo.getItem('Customers', { pk: customerId(phone) }),
    find: async (query: object = {}) => (await search.searchCustomers({ ...everything, ...query } as never)).customers,
    change: (phone: string, changes: object = {}) => {
      const nothing = { note: null, next_contact: null, language: null, revision: 0 };
      return customers.updateCustomer(customerId(phone), { ...nothing, ...changes }, by);
    },
    merge: (one: string, other: string) => customers.mergeCustomers(customerId(one), customerId(other), by),
    split: (one: string, other: string) => customers.splitCustomers(customerId(one), customerId(other)),
    async close() {
      await services.close();
      await database.close();
    },
  };
}
