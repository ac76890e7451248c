import type { QueueTab } from '#contracts/api/desk';
import { type Enquiry, type EnquiryStatus, EnquiryType, type HistoryEntry } from '#contracts/api/enquiries';
import { openTestDatabase } from './database.ts';
import { storedEnquiry } from './stored-enquiries.ts';

/** Requests at the desk, with their clock, queue and owners, over a real database. */

export const huda = { email: 'huda@rihla.example', name: 'Huda' };
export const omar = { email: 'omar@rihla.example', name: 'Omar' };
/** A Tuesday: the agency works from 9:00 to 12:30 and from 16:00 to 21:00. */
export const at = (time: string, day = '2026-11-24') => new Date(`${day}T${time}:00+03:00`);

export const moved = (to: EnquiryStatus, time: string): HistoryEntry =>
  ({ action: 'status_changed', to, at: at(time).toISOString(), by: huda }) as HistoryEntry;
export const contact = (time: string, channel: 'whatsapp' | 'phone' = 'phone'): HistoryEntry => ({
  ...{ action: 'contacted', channel, at: at(time).toISOString(), by: huda },
});

interface Sample {
  type?: EnquiryType;
  status?: EnquiryStatus;
  history?: object[];
}

/** Opens a database and the code that works on it. */
export async function openDesk() {
  const database = await openTestDatabase();
  // The clients read the environment when they are imported.
  const queue = await import('../../functions/logic/desk/queue.ts');
  const settling = await import('../../functions/logic/desk/settle.ts');
  const enquiries = await import('../../functions/data/enquiries.ts');
  const desk = await import('../../functions/data/desk.ts');

  return {
    ...{ database, queue, settling, enquiries, desk },
    async store(time: string, { type = 'flight', ...changes }: Sample = {}): Promise<Enquiry> {
      const enquiry = { ...storedEnquiry({ type, at: at(time) }), ...changes } as Enquiry;
      await enquiries.putEnquiry(enquiry);
      return (await settling.settle(enquiry)) ?? enquiry;
    },
    async change({ type, id }: Enquiry, ...entries: HistoryEntry[]) {
      const status = entries.findLast((entry) => entry.action === 'status_changed')?.to;
      await enquiries.updateEnquiry(type, id, { entries, status });
      return settling.settle({ type, id });
    },
    async list(tab: QueueTab, { types = EnquiryType.options, me = huda.email, limit = 50, cursor = '' } = {}) {
      const page = await queue.listQueue({ tab, types, me, limit, ...(cursor && { cursor }) });
      return { ids: page.requests.map(({ id }) => id), next: page.next };
    },
    itemOf: async ({ type, id }: Enquiry) => (await desk.findEnquiryItem({ type, id })) ?? {},
    /** Gives a request to somebody, whatever its owner. */
    give: (one: Enquiry, to: typeof huda | null) => desk.assignEnquiry(one, { to, isSeen: () => true, by: null }),
  };
}
