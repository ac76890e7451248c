import type { Customer, CustomerCard } from '#contracts/api/customers';
import type { ApiRequest } from '#shared/lib/api.ts';
import { isConflict } from '#shared/lib/api-error.ts';
import { toEnquiry } from '../enquiries/enquiry-record.ts';
import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';
import { staffApi } from '../session/staff-api.ts';

export type CustomerChange = NonNullable<ApiRequest<'PUT /customers/{id}'>['body']>;

/** The card with the requests of all numbers. */
export async function getCustomer(id: string): Promise<CustomerCard> {
  const card = await staffApi('GET /customers/{id}', { params: { id } });
  return { ...card, enquiries: card.enquiries.map((record) => toEnquiry(record)) };
}

/** A colleague has changed the customer since the given revision. */
export class CustomerConflict extends Error {
  readonly theirs: Customer;

  constructor(theirs: Customer) {
    super('A colleague has changed this customer.');
    this.theirs = theirs;
  }
}

/** @throws CustomerConflict with what the colleague has saved, and other errors */
export async function updateCustomer(id: string, body: CustomerChange): Promise<Customer> {
  try {
    return await resumeAfterSignIn(() => staffApi('PUT /customers/{id}', { params: { id }, body }));
  } catch (error) {
    if (!isConflict(error)) throw error;
    throw new CustomerConflict((await getCustomer(id)).customer);
  }
}

/** Merges another card into this one. */
export const mergeCustomers = (id: string, other: string): Promise<Customer> =>
  resumeAfterSignIn(() => staffApi('POST /customers/{id}/merged', { params: { id }, body: { other } }));

export const splitCustomers = (id: string, other: string): Promise<Customer> =>
  resumeAfterSignIn(() => staffApi('DELETE /customers/{id}/merged/{other}', { params: { id, other } }));
