import type { Customer, CustomerSearch } from '#contracts/api/customers';
import { customerId, type StoredCustomer, timeOfPlace } from '../../data/customer-items.ts';
import { type CustomerPlace, findCustomers, readContacts, readLatest } from '../../data/customers.ts';
import { type Enquiries, readByEmail, readByPhone } from '../../data/enquiry-reads.ts';
import { longestSearch, mostRead } from '../collect.ts';
import { hasWords, readSearch, type SearchKey } from '../enquiries/enquiry-search.ts';
import { idRange } from '../enquiry-ids.ts';
import { findRoots } from './customers.ts';
import { toCustomer } from './summary.ts';

const defaultLimit = 50;
/** Cards that are read at a time. */
const batch = 100;

interface Found {
  customers: Customer[];
  next_cursor: string | null;
  searched_until: string | null;
}

/**
 * Lists one page of customers. A whole number or address is looked up in the requests; for anything else cards are read,
 * a bounded number of them for a bounded time.
 */
export async function searchCustomers({
  q,
  contact_until,
  limit = defaultLimit,
  cursor,
}: CustomerSearch): Promise<Found> {
  const search = q ? readSearch(q) : undefined;
  const known = search?.key && !cursor ? await findByKey(search.key) : [];
  if (search && known.length > 0) {
    const wanted = (customer: Customer) =>
      matches(customer, search.others) && (!contact_until || isDue(customer, contact_until));
    const customers = (await toCustomers(known)).filter(wanted).toSorted(inOrder(contact_until));
    return { customers: customers.slice(0, limit), next_cursor: null, searched_until: null };
  }
  const words = search?.words ?? [];
  const size = words.length > 0 ? batch : Math.min(limit + 1, batch);
  const pages = contact_until ? readContacts(contact_until, cursor, size) : readLatest(cursor, size);
  const { customers, last } = await collect(pages, (customer) => matches(customer, words), limit);
  return {
    customers,
    next_cursor: last ?? null,
    searched_until: last && words.length > 0 && !contact_until ? timeOfPlace(last) : null,
  };
}

const matches = ({ name, names, phone, emails, merged }: Customer, words: readonly string[]) =>
  hasWords(
    [name, ...names, phone, ...emails, ...merged.flatMap((one) => [one.name, one.phone])].join(' '),
    [phone, ...merged.map((one) => one.phone)],
    words,
  );

const isDue = ({ next_contact }: Customer, until: string) => next_contact !== null && next_contact.on <= until;

const inOrder = (contact_until: string | null) => (one: Customer, other: Customer) =>
  contact_until
    ? compare(one.next_contact?.on ?? '', other.next_contact?.on ?? '')
    : compare(other.latest_at, one.latest_at);

const compare = (one: string, other: string) => Number(one > other) - Number(one < other);

/** The cards of those whose requests have a number or an address; none for a reference. */
async function findByKey(key: SearchKey): Promise<StoredCustomer[]> {
  if (key.kind === 'reference') return [];
  const pages = { range: idRange({}), size: batch };
  const requests: Enquiries =
    key.kind === 'email' ? readByEmail(key.email, pages) : readByPhone(key.digits, key.isMeant, pages);
  const phones = new Set<string>();
  let read = 0;
  for await (const { phone } of requests) {
    phones.add(phone);
    read += 1;
    if (read === mostRead) break;
  }
  return findRoots([...phones].map(customerId));
}

/** @param last the place of the last card that was read, if more are left */
async function collect(
  pages: AsyncGenerator<CustomerPlace[], void>,
  wanted: (customer: Customer) => boolean,
  limit: number,
): Promise<{ customers: Customer[]; last: string | undefined }> {
  const customers: Customer[] = [];
  const end = performance.now() + longestSearch;
  let read = 0;
  let last: string | undefined;
  for await (const places of pages) {
    if (read > 0 && performance.now() > end) return { customers, last };
    const found = new Map(
      (await toCustomers(await findCustomers(places.map(({ id }) => id)))).map((one) => [one.id, one]),
    );
    for (const { id, place } of places) {
      if (customers.length === limit || read === mostRead) return { customers, last };
      read += 1;
      last = place;
      const customer = found.get(id);
      if (customer && wanted(customer)) customers.push(customer);
    }
  }
  return { customers, last: undefined };
}

/** Reads the cards that are merged into these, all at once. The index may be a moment behind: the others stay out. */
export async function toCustomers(cards: readonly StoredCustomer[]): Promise<Customer[]> {
  const listed = cards.filter(({ latest_place }) => latest_place !== undefined);
  const merged = await findCustomers(listed.flatMap(({ members }) => members));
  const byId = new Map(merged.filter(({ merged_into }) => merged_into).map((one) => [one.pk, one]));
  return listed.map((root) =>
    toCustomer(
      root,
      root.members.flatMap((id) => byId.get(id) ?? []),
    ),
  );
}
