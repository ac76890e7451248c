import { v7 as uuid } from 'uuid';
import type { Enquiry, EnquiryStatus, EnquiryType } from '#contracts/api/enquiries';
import { RequestSearch } from '#contracts/api/enquiry-list';
import { enquiryTypes } from '#contracts/api/overview';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { validate } from '../../functions/http/validate.ts';
import { countQueue, listQueue } from '../../functions/logic/desk/queue.ts';
import { searchRequests } from '../../functions/logic/desk/search.ts';
import { recountEnquiries } from '../../functions/logic/enquiries/enquiry-counts.ts';
import { listEnquiries, listRelated } from '../../functions/logic/enquiries/enquiry-list.ts';
import { firstIdAt, referenceOf } from '../../functions/logic/enquiry-ids.ts';
import { countNew, overviewOf } from '../../functions/logic/overview.ts';
import { fillStore } from '../support/fill-store.ts';
import { storedEnquiry } from '../support/stored-enquiries.ts';
import { benchDatabase } from './database.ts';
import { nothing, type Prepared } from './enquiry-list.ts';
import { time } from './measure.ts';

/**
 * Stores this many enquiries of the last year, then measures what `enquiry-list.ts` names, one run a message:
 * `node enquiry-list-size.ts <size>`.
 */
const size = Number(process.argv[2]);
/** Rows of a page: as many as each type has in the later half of the smallest size. */
const limit = 10;
const me = 'staff@rihla.example';
const year = 365 * 86_400_000;
const enquiriesPerCustomer = 5;
const now = Date.now();

const instantOf = (index: number) => new Date(now - Math.round((index * year) / size));
const phoneOf = (customer: number) => `+9665${String(10_000_000 + customer * 37).padStart(8, '0')}`;

/** A valid enquiry of each type. Copying them with another person and time is faster than making new ones. */
const samples = new Map(enquiryTypes.map((type) => [type, storedEnquiry({ type, at: new Date(now) })]));

/**
 * The latest enquiries are new, earlier ones in progress, the rest done: as many at every size that are not. The new ones
 * are late, came from a newsletter and have a tag of their own; every third has another one.
 */
function enquiryAt(index: number): Enquiry {
  const type: EnquiryType = enquiryTypes[index % enquiryTypes.length] ?? 'message';
  const status: EnquiryStatus = index < 40 ? 'new' : index < 48 ? 'in_progress' : 'done';
  const customer = Math.floor((index * 7919) % (size / enquiriesPerCustomer));
  const person = { phone: phoneOf(customer), email: `customer-${customer}@example.com` };
  const at = instantOf(index);
  const id = uuid({ msecs: at.getTime() });
  const created_at = at.toISOString();
  const isNew = status === 'new';
  const tags = isNew ? ['family'] : index % 3 === 0 ? ['summer'] : [];
  const origin = isNew ? { utm_source: 'newsletter', utm_medium: null, utm_campaign: null, referrer: null } : null;
  const due_at = isNew ? new Date(now - index * 60_000).toISOString() : null;
  const record = { id, reference: referenceOf(type, id), status, created_at, updated_at: created_at };
  return { ...(samples.get(type) as Enquiry), ...person, ...record, due_at, tags, origin } as Enquiry;
}

const ends: Enquiry[] = [];
const make = (index: number) => {
  const enquiry = enquiryAt(index);
  if (index === 0 || index === size - 1) ends.push(enquiry);
  return enquiry;
};

function runs(): Record<string, () => unknown> {
  const [newest, oldest] = ends;
  if (!newest || !oldest) throw new Error('Nothing was stored.');
  const cursor = firstIdAt(instantOf(size / 2));
  const messages = (values: object) => () => listEnquiries(['message'], validate(RequestSearch, { limit, ...values }));
  const all = (values: object) => () => listEnquiries(enquiryTypes, validate(RequestSearch, { limit, ...values }));
  const queue = (values: object) => () =>
    searchRequests(enquiryTypes, validate(RequestSearch, { limit, ...values }), me);
  const today = riyadhDay();
  return {
    'messages, first page': messages({}),
    'messages, a page in the middle': messages({ cursor }),
    'all types, first page': all({}),
    'all types, a page in the middle': all({ cursor }),
    'all types, oldest first, first page': all({ order: 'reversed' }),
    'all types, oldest first, a page in the middle': all({ order: 'reversed', cursor }),
    'all types, those done, a page in the middle': all({ status: 'done', cursor }),
    'all types, those new': all({ status: 'new' }),
    "the oldest by its customer's phone": all({ q: oldest.phone }),
    'by the last seven digits': all({ q: oldest.phone.slice(-7) }),
    'by e-mail': all({ q: oldest.email ?? '' }),
    'by reference': all({ q: oldest.reference }),
    'with a tag': all({ tag: 'family' }),
    'of a source': all({ source: 'newsletter' }),
    [nothing.words]: all({ q: 'nowhere' }),
    [nothing.tag]: all({ tag: 'nowhere' }),
    [nothing.source]: all({ source: 'nowhere' }),
    'related to the newest': () => listRelated(newest.type, newest.id, {}),
    'badge of what is new': () => countNew({ email: me, role: 'owner' }),
    'queue, unanswered': () => listQueue({ tab: 'unanswered', types: enquiryTypes, me, limit }),
    'queue, unanswered, least urgent first': () =>
      listQueue({ tab: 'unanswered', types: enquiryTypes, me, order: 'reversed', limit }),
    'queue, those done': () => listQueue({ tab: 'done', types: enquiryTypes, me, limit }),
    'queue, unanswered, with words': queue({ tab: 'unanswered', q: 'نورة' }),
    "queue, unanswered, the newest by its customer's phone": queue({ tab: 'unanswered', q: newest.phone }),
    'queue, unanswered, with a tag, a source and an email': queue({
      ...{ tab: 'unanswered', tag: 'family', source: 'newsletter', has_email: 'true' },
    }),
    'queue, unanswered, those late, with words': queue({ tab: 'unanswered', due: 'late', q: 'نورة' }),
    'queue, those done, with words and a tag': queue({ tab: 'done', tag: 'summer', q: 'نورة' }),
    'queue, all, with words and a tag, oldest first': queue({
      ...{ tag: 'summer', q: 'نورة', order: 'reversed' },
    }),
    [nothing.inTab]: queue({ tab: 'done', q: 'nowhere', tag: 'summer' }),
    'queue, counts of all tabs': () => countQueue(enquiryTypes, me),
    'overview of 30 days': () => overviewOf({ from: addDays(today, -29), to: today }),
    'overview of a year': () => overviewOf({ from: addDays(today, -364), to: today }),
  };
}

let filling = 0;
const { close } = await benchDatabase(async (dataDir) => {
  filling = await time(() => fillStore(dataDir, size, make));
});
const measured = runs();
const uncounted = await time(() => measured['overview of a year']?.());
const counting = await time(() => recountEnquiries());
process.send?.({ names: Object.keys(measured), uncounted, counting, filling } satisfies Prepared);
process.on('message', async (name: string) => process.send?.({ spent: await time(() => measured[name]?.()) }));
process.once('disconnect', close);
