import type { Enquiry } from '#contracts/api/enquiries';
import { enquiryTypes } from '#contracts/api/overview';
import { openTestDatabase } from './database.ts';
import { storedEnquiry } from './stored-enquiries.ts';

/** Requests that staff link and merge, over a real database. */

export const huda = { email: 'huda@example.com', name: 'Huda' };
export const omar = { email: 'omar@example.com', name: 'Omar' };
const phone = '+966501234567';
export type Key = Pick<Enquiry, 'type' | 'id'>;
export const keyOf = ({ type, id }: Key) => ({ type, id });
export const nothing = () => undefined;
export const changes = ({ history }: Enquiry) =>
  history.flatMap((entry) => (entry.action === 'related' ? entry.change : []));

/** Opens a database and the code that works on it. */
export async function openRelations() {
  process.env.STAFF_EMAIL = 'staff@example.com';
  const database = await openTestDatabase();
  // The clients read the environment when they are imported.
  const enquiries = await import('../../functions/data/enquiries.ts');
  const links = await import('../../functions/logic/relations/link.ts');
  const merges = await import('../../functions/logic/relations/merge.ts');
  const list = await import('../../functions/logic/enquiries/enquiry-list.ts');
  const queue = await import('../../functions/logic/desk/queue.ts');
  const get = ({ type, id }: Key): Promise<Enquiry> => enquiries.getEnquiry(type, id);
  let minutes = 0;
  return {
    ...{ database, links, list, get },
    store: async (fields: Partial<Parameters<typeof storedEnquiry>[0]> & { phone?: string } = {}): Promise<Key> => {
      minutes += 1;
      const { phone: own = phone, ...rest } = fields;
      const at = new Date(Date.now() - 100 * 60_000 + minutes * 60_000);
      const enquiry = { ...storedEnquiry({ type: 'flight', at, status: 'new', ...rest }), phone: own };
      await enquiries.putEnquiry(enquiry);
      return { type: enquiry.type, id: enquiry.id };
    },
    merge: async (params: Key, into: Key | null, by = huda, version?: number) => {
      const seen = version ?? (await get(params)).version;
      return merges.mergeRequest({ params, body: { into, version: seen }, by, report: nothing });
    },
    link: (params: Key, other: Key, linked = true, by = huda) =>
      links.linkRequest({ params, body: { other, linked }, by, report: nothing }),
    unanswered: async (): Promise<string[]> => {
      const { requests } = await queue.listQueue({ tab: 'unanswered', types: enquiryTypes, me: huda.email });
      return requests.map(({ id }) => id);
    },
  };
}
