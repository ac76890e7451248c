import { QueueQuery, type QueueTab } from '#contracts/api/desk';
import type { Enquiry, EnquiryStatus } from '#contracts/api/enquiries';
import { RequestSearch } from '#contracts/api/enquiry-list';
import { EnquiryType } from '#contracts/field-kit/enquiry-enums';
import { validate } from '../../functions/http/validate.ts';
import { openTestDatabase } from './database.ts';
import { storedEnquiry } from './stored-enquiries.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let list: typeof import('../../functions/logic/enquiries/enquiry-list.ts');
export let queue: typeof import('../../functions/logic/desk/queue.ts');
let search: typeof import('../../functions/logic/desk/search.ts');

export const huda = { email: 'huda@rihla.example', name: 'Huda' };
const start = Date.parse('2026-11-21T06:00:00.000Z');
const minute = 60_000;
const count = 48;
export const stored: Enquiry[] = [];

const statuses: EnquiryStatus[] = ['new', 'in_progress', 'done'];
/** Requests of three kinds in turn, one an hour, of two customers. */
function requestAt(index: number): Enquiry {
  const at = new Date(start + index * 60 * minute);
  const status = statuses[Math.floor(index / 3) % 3] ?? 'new';
  const contact = index % 2 === 0 ? { phone: '+966501112233', email: 'one@example.com' } : { phone: '+966502223344' };
  const type = EnquiryType.options[index % 3] ?? 'message';
  const contacted = { action: 'contacted', channel: index % 4 === 0 ? 'whatsapp' : 'phone', by: huda };
  return {
    ...storedEnquiry({ type, at, status, ...contact }),
    tags: index % 5 === 0 ? ['VIP'] : [],
    owner: index % 4 < 2 ? huda : null,
    unanswered_since: index % 6 === 0 ? at.toISOString() : null,
    history: status === 'in_progress' ? [{ ...contacted, at: new Date(at.getTime() + minute).toISOString() }] : [],
  } as Partial<Enquiry> as Enquiry;
}

/** Opens a database with the requests, which all tests of a file share. */
export async function openOrderedRequests() {
  database = await openTestDatabase();
  // The clients read the environment when they are imported.
  const enquiries = await import('../../functions/data/enquiries.ts');
  const { updateItem } = await import('../../functions/data/dynamo.ts');
  const { settle } = await import('../../functions/logic/desk/settle.ts');
  list = await import('../../functions/logic/enquiries/enquiry-list.ts');
  queue = await import('../../functions/logic/desk/queue.ts');
  search = await import('../../functions/logic/desk/search.ts');
  for (let index = 0; index < count; index++) {
    const enquiry = requestAt(index);
    await enquiries.putEnquiry(enquiry);
    stored.push(enquiry);
    const { type, id } = enquiry;
    if (enquiry.unanswered_since) {
      const values = { ':type': type };
      await updateItem('Enquiries', { pk: type, sk: id }, { UpdateExpression: 'SET unanswered = :type', values });
    }
    // The others have no end yet: an event computes it.
    if (index % 9 !== 0) await settle(enquiry);
  }
}

export const closeOrderedRequests = () => database?.close();

interface Page {
  ids: string[];
  next: string | undefined;
}

/** Follows the cursors to the end. */
export async function allPages(read: (cursor: string | undefined) => Promise<Page>): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    found.push(...page.ids);
    cursor = page.next;
  } while (cursor);
  return found;
}

export const reversed = { order: 'reversed' };
export const idsOf = (enquiries: Enquiry[]) => enquiries.map(({ id }) => id);

export const find =
  (values: object, types: readonly EnquiryType[] = EnquiryType.options) =>
  async (cursor?: string): Promise<Page> => {
    const found = await list.listEnquiries(types, validate(RequestSearch, { ...values, cursor }));
    return { ids: idsOf(found.enquiries), next: found.next };
  };

export const open =
  (tab: QueueTab, values: object, types: readonly EnquiryType[] = EnquiryType.options) =>
  async (cursor?: string): Promise<Page> => {
    const { types: _, ...query } = validate(QueueQuery, { tab, ...values, ...(cursor && { cursor }) });
    const { requests, next } = await queue.listQueue({ ...query, types, me: huda.email });
    return { ids: idsOf(requests), next };
  };

/** An instant at which some are late, some are due soon, and others are not. */
export const now = new Date('2026-11-23T06:50:00.000Z');

export const seek =
  (values: object, types: readonly EnquiryType[] = EnquiryType.options) =>
  async (cursor?: string): Promise<Page> => {
    const { type: _, ...query } = validate(RequestSearch, { ...values, cursor });
    const { enquiries, next } = await search.searchRequests(types, query, huda.email, now);
    return { ids: idsOf(enquiries), next };
  };
