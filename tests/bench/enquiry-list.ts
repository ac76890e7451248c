import { addDays, riyadhDay } from '#contracts/calendar';
import type { Enquiry, EnquiryStatus } from '#contracts/enquiries';
import { RequestSearch } from '#contracts/enquiry-list';
import { enquiryTypes } from '#contracts/overview';
import { validate } from '../../functions/http/validate.ts';
import { firstIdAt } from '../../functions/logic/enquiry-ids.ts';
import { listEnquiries, listRelated } from '../../functions/logic/enquiry-list.ts';
import { countNew, overviewOf } from '../../functions/logic/overview.ts';
import { storedEnquiry, storeMany } from '../support/stored-enquiries.ts';
import { benchDatabase } from './database.ts';
import { inTurn, ms, printTable, type Row, time } from './measure.ts';

const sizes = [100, 10_000, 100_000];
const rounds = 30;
const minutesApart = 5;
const now = Date.now();

/** Measures lists and searches while ever more enquiries of all types are stored, back to a year ago. */
export async function benchEnquiryList() {
  const { client, close } = await benchDatabase();
  try {
    const columns: Record<string, Record<string, number>> = {};
    const ends: Enquiry[] = [];
    let stored = 0;
    for (const size of sizes) {
      const make = (index: number) => {
        const enquiry = sample(stored + index);
        if (stored + index === 0 || stored + index === size - 1) ends.push(enquiry);
        return enquiry;
      };
      const filling = await time(() => storeMany(client, size - stored, make));
      stored = size;
      const [newest, oldest] = [ends[0], ends.at(-1)];
      if (!newest || !oldest) throw new Error('Nothing was stored.');
      columns[`${size.toLocaleString('en')} stored`] = {
        ...(await inTurn(runs({ newest, oldest, middle: instantOf(size / 2) }), rounds)),
        '(storing them)': filling,
      };
    }
    printTable('Finding enquiries by how many are stored (goal: flat)', rowsOf(columns));
  } finally {
    await close();
  }
}

/** One of 20,000 customers. The latest enquiries are new, earlier ones in progress, the rest done. */
function sample(index: number): Enquiry {
  const customer = (index * 7919) % 20_000;
  const status: EnquiryStatus = index < 40 ? 'new' : index < 200 ? 'in_progress' : 'done';
  return storedEnquiry({
    type: enquiryTypes[index % 4] ?? 'message',
    at: instantOf(index),
    phone: phoneOf(customer),
    email: `customer-${customer}@example.com`,
    status,
  });
}

const instantOf = (index: number) => new Date(now - index * minutesApart * 60_000);
const phoneOf = (customer: number) => `05${String(10_000_000 + customer * 37).padStart(8, '0')}`;

interface Stored {
  newest: Enquiry;
  oldest: Enquiry;
  /** The time in the middle of the stored enquiries. */
  middle: Date;
}

function runs({ newest, oldest, middle }: Stored): Record<string, () => unknown> {
  const cursor = firstIdAt(middle);
  const messages = (values: object) => () => listEnquiries(['message'], validate(RequestSearch, values));
  const all = (values: object) => () => listEnquiries(enquiryTypes, validate(RequestSearch, values));
  const today = riyadhDay();
  return {
    'messages, first page of 50': messages({}),
    'messages, a page in the middle': messages({ cursor }),
    'all types, first page of 50': all({}),
    'all types, a page in the middle': all({ cursor }),
    'all types, those done, a page in the middle': all({ status: 'done', cursor }),
    'all types, those new': all({ status: 'new' }),
    "the oldest by its customer's phone": all({ q: oldest.phone }),
    'by the last seven digits': all({ q: oldest.phone.slice(-7) }),
    'by e-mail': all({ q: oldest.email ?? '' }),
    'by reference': all({ q: oldest.reference }),
    'text that is nowhere (a thousand read)': all({ q: 'nowhere' }),
    'related to the newest': () => listRelated(newest.type, newest.id, {}),
    'badge of what is new': countNew,
    'overview of 30 days': () => overviewOf({ from: addDays(today, -29), to: today }),
  };
}

const rowsOf = (columns: Record<string, Record<string, number>>): Row[] =>
  Object.keys(Object.values(columns)[0] ?? {}).map((run) => ({
    'median time of': run,
    ...Object.fromEntries(Object.entries(columns).map(([size, taken]) => [size, ms(taken[run] ?? Number.NaN)])),
  }));
