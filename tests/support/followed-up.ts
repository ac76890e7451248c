import type { Enquiry, HistoryEntry } from '#contracts/api/enquiries';
import { toItem } from '../../functions/data/enquiry-items.ts';
import { record } from './enquiry-events.ts';

export const by = { email: 'huda@rihla.example', name: 'Huda' };

/** Makes the owner of a request a member of the team, who reads English. */
export async function putInTeam() {
  const { putItem } = await import('../../functions/data/dynamo.ts');
  const member = { name: by.name, role: 'agent', language: 'en', status: 'active', sessions_from: '' };
  await putItem('Staff', { pk: 'team', version: 1, write_id: 'test', members: { [by.email]: member } });
}

let seconds = 0;
/** Returns another time for each entry. */
export const at = () => new Date(Date.UTC(2026, 10, 24, 9, 0, ++seconds)).toISOString();

/** The record of a change that adds these entries to an enquiry's history. */
export const added = (one: Enquiry, ...entries: HistoryEntry[]) => {
  // A new item is merged into no other.
  const { merged_into } = one;
  const item = toItem({ ...one, history: [...one.history, ...entries] });
  const change = record({ ...item, ...(merged_into && { merged_into }) }, { eventName: 'MODIFY' });
  return { ...change, dynamodb: { ...change.dynamodb, OldImage: record(toItem(one)).dynamodb.NewImage } };
};
