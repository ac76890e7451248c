import type { PersonRecord } from '#contracts/api/person-data';
import { customerId, type StoredCustomer } from '../../data/customer-items.ts';
import { findCustomers, readCustomer, removeCustomer } from '../../data/customers.ts';
import { RetryLater } from '../outages.ts';
import { settleTree } from './file.ts';
import { membersOf, pathFrom } from './tree.ts';

/** Finds and erases what cards keep about a person. */

/** The notes of staff on the cards of these numbers, and on those that have them. */
export async function cardsOf(phones: readonly string[]): Promise<PersonRecord['customers']> {
  const own = await findCustomers(phones.map(customerId));
  const paths = await Promise.all(own.filter(({ merged_into }) => merged_into).map(({ pk }) => pathFrom(pk)));
  const cards = new Map([...own, ...paths.flatMap((path) => path?.root ?? [])].map((card) => [card.pk, card]));
  return [...cards.values()].map(toPart);
}

const toPart = ({ pk: id, phone, ...card }: StoredCustomer): PersonRecord['customers'][number] => ({
  ...{ id, phone, note: card.note ?? null, next_contact: card.next_contact ?? null },
  ...{ language: card.language_chosen ?? null, updated_at: card.updated_at ?? null },
});

const attempts = 5;

/** Removes the cards of these numbers. Those that they had stand for themselves again. Repeatable. */
export async function eraseCards(phones: readonly string[]): Promise<void> {
  for (const phone of phones) await eraseCard(customerId(phone));
}

async function eraseCard(id: string): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const card = await readCustomer(id);
    if (!card) return;
    const members = await membersOf(id, card.members);
    if (!(await removeCustomer(card))) continue;
    if (card.merged_into) await settleTree(card.merged_into);
    // One by one: each leads nowhere now, and those that it had follow it.
    for (const { pk } of members) await settleTree(pk);
    return;
  }
  throw new RetryLater('The card of a customer keeps changing.');
}
