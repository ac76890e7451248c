import { customerLimits } from '#contracts/api/customer-rules';
import type { Customer, CustomerCard } from '#contracts/api/customers';
import type { Author } from '#contracts/api/enquiries';
import type { Language } from '#contracts/field-kit/language';
import { customerId, type StoredCustomer } from '../../data/customer-items.ts';
import {
  findCustomer,
  findCustomers,
  forgetContact,
  putMerged,
  putSplit,
  putStaffsPart,
} from '../../data/customers.ts';
import { readByEmail, readByPhone } from '../../data/enquiry-reads.ts';
import { ProblemError } from '../../errors.ts';
import { merge as mergeStreams } from '../enquiries/enquiry-list.ts';
import { idRange } from '../enquiry-ids.ts';
import { settleTree } from './file.ts';
import { refresh } from './refresh.ts';
import { toCustomer } from './summary.ts';
import { membersOf, pathFrom } from './tree.ts';

const mostListed = 100;
const mostPerhapsSame = 10;
/** Requests with an address that are read to find other numbers. */
const mostWithAddress = 50;

interface Whole {
  root: StoredCustomer;
  members: StoredCustomer[];
}

/** The card that has a card, if the list shows it. @throws ProblemError `customer_not_found` */
async function getWhole(id: string): Promise<Whole> {
  const root = (await pathFrom(id))?.root;
  if (!root?.latest_place) throw new ProblemError('customer_not_found');
  return { root, members: await findMembers(root) };
}

/** By the list that the card keeps, without the index. */
const findMembers = async ({ members }: StoredCustomer): Promise<StoredCustomer[]> =>
  (await findCustomers(members)).filter(({ merged_into }) => merged_into !== undefined);

const customerOf = async (root: StoredCustomer): Promise<Customer> => toCustomer(root, await findMembers(root));

/** @throws ProblemError `customer_not_found` */
export async function getCustomer(id: string): Promise<CustomerCard> {
  const { root, members } = await getWhole(id);
  const customer = toCustomer(root, members);
  const numbers = [root, ...members].map(({ phone }) => phone);
  const pages = { range: idRange({}), size: mostListed + 1 };
  const streams = numbers.map((phone) => readByPhone(phone, (other) => other === phone, pages));
  const enquiries = [];
  for await (const enquiry of mergeStreams(streams)) {
    enquiries.push(enquiry);
    if (enquiries.length > mostListed) break;
  }
  return {
    customer,
    enquiries: enquiries.slice(0, mostListed),
    more: enquiries.length > mostListed,
    perhaps_same: await perhapsSame(customer, numbers),
  };
}

/** Other customers whose requests share an e-mail address. */
async function perhapsSame(
  { id, emails }: Customer,
  numbers: readonly string[],
): Promise<CustomerCard['perhaps_same']> {
  const phones = new Set<string>();
  for (const email of emails) {
    let read = 0;
    for await (const { phone } of readByEmail(email, { range: idRange({}), size: mostWithAddress })) {
      if (!numbers.includes(phone)) phones.add(phone);
      read += 1;
      if (read === mostWithAddress) break;
    }
  }
  const others = await findRoots([...phones].map(customerId));
  const cards = await Promise.all(
    others
      .filter(({ pk }) => pk !== id)
      .slice(0, mostPerhapsSame)
      .map(customerOf),
  );
  return cards.map(({ id, name, phone, requests }) => ({ id, name, phone, requests }));
}

/** The cards that have these cards and that the list shows, each once. */
export async function findRoots(ids: readonly string[]): Promise<StoredCustomer[]> {
  const paths = await Promise.all([...new Set(ids)].map(pathFrom));
  const roots = new Map(paths.flatMap((path) => (path?.root.latest_place ? [[path.root.pk, path.root]] : [])));
  return [...roots.values()];
}

/** @throws ProblemError `customer_not_found`, `version_conflict` */
export async function updateCustomer(
  id: string,
  body: {
    note: string | null;
    next_contact: { on: string; what: string | null } | null;
    language: Language | null;
    revision: number;
  },
  by: Author,
): Promise<Customer> {
  const { root, members } = await getWhole(id);
  const { note, next_contact, language, revision } = body;
  const author = { email: by.email, name: by.name };
  const change = { note, language, next_contact: next_contact && { ...next_contact, by: author } };
  const stored = await putStaffsPart(root.pk, change, { revision, at: new Date().toISOString(), by: author });
  // The next contact is that of the whole from now on.
  const decided = await Promise.all(
    members.map(async (member) => (member.next_contact && (await forgetContact(member))) || member),
  );
  return toCustomer(stored, decided);
}

/**
 * Merges another card into one. Two colleagues may do so the other way round at the same moment: then the card with the
 * smaller id has both.
 * @throws ProblemError `customer_not_found`, `customer_merged`, `customer_full`
 */
export async function mergeCustomers(id: string, other: string, by: Author): Promise<Customer> {
  const [{ root, members }, card] = await Promise.all([getWhole(id), findCustomer(other)]);
  if (!card) throw new ProblemError('customer_not_found');
  const isThere = other === root.pk || (await pathFrom(other))?.root.pk === root.pk;
  // Again, since a call before may have ended half-way.
  if (isThere) return settled(root.pk, [other]);
  if (card.merged_into) throw new ProblemError('customer_merged');
  if (!card.latest_place) throw new ProblemError('customer_not_found');
  const moved = await membersOf(other, card.members);
  if (members.length + moved.length + 1 > customerLimits.merged) throw new ProblemError('customer_full');
  const author = { email: by.email, name: by.name };
  if (!(await putMerged(other, root.pk, { at: new Date().toISOString(), by: author }))) {
    // A retry by the SDK finds its own first success, and a colleague may have done the same.
    const now = await findCustomer(other);
    if (now?.merged_into !== root.pk) throw new ProblemError(now ? 'customer_merged' : 'customer_not_found');
  }
  return settled(root.pk, [other, ...moved.map(({ pk }) => pk)]);
}

/** @throws ProblemError `customer_not_found` */
export async function splitCustomers(id: string, other: string): Promise<Customer> {
  const [root, card] = await Promise.all([findCustomer(id), findCustomer(other)]);
  if (!root || !card) throw new ProblemError('customer_not_found');
  // Repeatable: one that is not merged any more is only computed again.
  const isSplit = card.merged_into === undefined || (card.merged_into === id && (await putSplit(other, id)));
  if (!isSplit) throw new ProblemError('customer_not_found');
  await refresh(other);
  return settled(id, []);
}

async function settled(id: string, hints: readonly string[]): Promise<Customer> {
  const root = await settleTree(id, hints);
  if (!root) throw new ProblemError('customer_not_found');
  return customerOf(root);
}
