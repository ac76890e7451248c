import { Erasure } from '#contracts/api/erasures';
import { PrivacyRequest } from '#contracts/api/privacy';
import { ProblemError } from '../errors.ts';
import { deleteItem, getItem, type Item, putItem, queryPages } from './dynamo.ts';
import { parseItems } from './parse-items.ts';

/**
 * Privacy requests, and a record of erasures. A request's id begins with the day of its arrival, so open requests are
 * sorted by due date.
 */
const open = 'open';
const closed = 'closed';
const erasures = 'erasure';

/** The maximum number of erasures in the list. */
const listedErasures = 50;

const toRequest = ({ sk: id, ...item }: Item) => PrivacyRequest.parse({ phone: null, email: null, ...item, id });

export async function putPrivacyRequest({ id, phone, email, ...request }: PrivacyRequest): Promise<void> {
  const contact = { phone: phone ?? undefined, email: email ?? undefined };
  await putItem('Privacy', { pk: open, sk: id, ...request, ...contact });
}

/** Returns the open requests, the one due soonest first. */
export async function readPrivacyRequests(): Promise<PrivacyRequest[]> {
  const requests: PrivacyRequest[] = [];
  const pages = queryPages('Privacy', { KeyConditionExpression: 'pk = :open', values: { ':open': open } });
  for await (const items of pages) requests.push(...parseItems('Privacy', items, toRequest));
  return requests;
}

/**
 * Closes a request: keeps its kind and days, without the person. Can be repeated until the open one is gone.
 * @throws ProblemError `privacy_request_not_found`
 */
export async function closePrivacyRequest(id: string): Promise<void> {
  const item = await getItem('Privacy', { pk: open, sk: id });
  if (!item) throw new ProblemError('privacy_request_not_found');
  const { kind, received_on, due_on } = item;
  await putItem('Privacy', { pk: closed, sk: id, kind, received_on, due_on, closed_at: new Date().toISOString() });
  await deleteItem('Privacy', { pk: open, sk: id });
}

export async function putErasure({ id, ...erasure }: Erasure): Promise<void> {
  await putItem('Privacy', { pk: erasures, sk: id, ...erasure });
}

/** The latest erasures, newest first. */
export async function readErasures(): Promise<Erasure[]> {
  const pages = queryPages('Privacy', {
    KeyConditionExpression: 'pk = :erasures',
    values: { ':erasures': erasures },
    ScanIndexForward: false,
    Limit: listedErasures,
  });
  const { value: items = [] } = await pages.next();
  return parseItems('Privacy', items, ({ sk: id, ...item }) => Erasure.parse({ ...item, id }));
}
