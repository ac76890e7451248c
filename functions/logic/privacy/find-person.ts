import type { Enquiry } from '#contracts/api/enquiries';
import type { Person } from '#contracts/api/person';
import type { PersonRecord, SentMail } from '#contracts/api/person-data';
import { isNewsAction } from '#contracts/api/request-page/entries';
import { defaultLanguage } from '#contracts/field-kit/language';
import type { TableThatSays } from '#contracts/platform/resources';
import { readAuditOfRecord } from '../../data/audit.ts';
import { readDeletedItemsOf } from '../../data/deleted.ts';
import type { Item } from '../../data/dynamo.ts';
import { readItemsByEmail, readItemsByPhone, toEnquiries } from '../../data/enquiry-reads.ts';
import { sentAt } from '../../data/mail-claims.ts';
import { readPrivacyRequests } from '../../data/privacy.ts';
import { readQuarantinedOf } from '../../data/quarantine.ts';
import { recordKey } from '../audit/audit.ts';
import { cardsOf } from '../customers/person.ts';
import { idRange } from '../enquiry-ids.ts';
import {
  confirmationName,
  formerConfirmationName,
  newEnquiryName,
  pageMailNames,
} from '../notifications/mail-names.ts';
import { staffReceivers } from '../notifications/staff-mail.ts';
import { quotesWithContents } from '../quotes/quotes.ts';

/** The largest number of enquiries that one call handles. */
const mostAtOnce = 200;
const batch = 100;
/** The largest number of actions that are listed for an enquiry. */
const mostActions = 100;

/** Reads a person's enquiries in each table that has some. */
const enquiriesOf: Record<TableThatSays<{ exported: 'enquiries' }>, (person: Person) => AsyncIterable<Item>> = {
  async *Enquiries({ phone, email }) {
    const pages = { range: idRange({}), size: batch };
    if (phone) yield* readItemsByPhone(phone, pages);
    if (email) yield* readItemsByEmail(email, pages);
  },
  Deleted: (person) => readDeletedItemsOf(({ phone = null, email = null }) => isAbout({ phone, email }, person)),
};

/**
 * Returns a person's stored enquiries, including deleted ones, without duplicates. `more` is true if there are more
 * than one call handles.
 * @param isWanted leaves out the others, which then do not count
 */
export async function readItemsOf(
  { phone, email }: Person,
  isWanted: (item: Item) => boolean = () => true,
): Promise<{ items: Item[]; more: boolean }> {
  const items = new Map<string, Item>();
  for (const read of Object.values(enquiriesOf)) {
    for await (const item of read({ phone, email })) {
      if (!isWanted(item)) continue;
      if (items.size === mostAtOnce && !items.has(item.sk)) return { items: [...items.values()], more: true };
      items.set(item.sk, item);
    }
  }
  return { items: [...items.values()], more: false };
}

/** Returns everything that is stored about a person. */
export async function findPerson(person: Person): Promise<PersonRecord> {
  const { items, more } = await readItemsOf(person);
  const enquiries = toEnquiries(items).toSorted((a, b) => (a.id < b.id ? 1 : -1));
  const [quotes, customers, mails, activity, requests, quarantined] = await Promise.all([
    Promise.all(items.map(quotesOf)),
    cardsOf(phonesOf(person, items)),
    Promise.all(enquiries.map(mailsAbout)),
    Promise.all(enquiries.map(activityOf)),
    readPrivacyRequests(),
    readQuarantinedOf(person),
  ]);
  const all = [...enquiries, ...quarantined];
  return {
    phones: unique(all.map(({ phone }) => phone)),
    emails: unique(all.flatMap(({ email }) => email ?? [])),
    language: all[0]?.language ?? defaultLanguage,
    enquiries,
    quarantined,
    quotes: quotes.flat(),
    customers,
    mails: mails.flat(),
    requests: requests.filter((request) => isAbout(request, person)),
    activity: activity.flat().toSorted((a, b) => (a.id < b.id ? 1 : -1)),
    more,
  };
}

/** The numbers of a person and of these enquiries. */
export const phonesOf = ({ phone }: Person, items: readonly Item[]): string[] =>
  unique([phone, ...items.map((item) => item.phone)].filter((one) => typeof one === 'string'));

/** True if the data contains the person's phone number or e-mail address. */
export const isAbout = (one: Person, { phone, email }: Person) =>
  Boolean((phone && one.phone === phone) || (email && one.email === email));

const quotesOf = async (item: Item): Promise<PersonRecord['quotes']> =>
  (await quotesWithContents(item)).map((quote) => ({ enquiry_id: String(item.sk), ...quote }));

async function activityOf({ type, id }: Enquiry): Promise<PersonRecord['activity']> {
  const entries = [];
  const pages = { range: idRange({}), size: batch };
  for await (const entry of readAuditOfRecord(recordKey({ kind: type, id }), pages)) {
    entries.push({ id: entry.id, at: entry.at, action: entry.action });
    if (entries.length === mostActions) break;
  }
  return entries;
}

async function mailsAbout({ id, email, history, owner }: Enquiry): Promise<SentMail[]> {
  const { addresses } = staffReceivers();
  // One of them at most was sent. The address may have been removed since.
  const confirmations = [confirmationName(id), ...(email ? [formerConfirmationName(id, email)] : [])];
  const mails = [
    ...confirmations.map((name) => ({ kind: 'confirmation' as const, name })),
    ...addresses.map((to) => ({ kind: 'staff' as const, name: newEnquiryName(id, to) })),
    ...history.flatMap((entry) =>
      pageMailNames(entry, id, owner ? [...new Set([...addresses, owner.email])] : addresses).map((name) => ({
        kind: isNewsAction(entry.action) || entry.action === 'note_added' ? ('staff' as const) : ('answer' as const),
        name,
      })),
    ),
  ];
  const sent = await Promise.all(
    mails.map(async ({ kind, name }) => {
      const at = await sentAt(name);
      return at ? [{ enquiry_id: id, kind, at }] : [];
    }),
  );
  return sent.flat();
}

/** Returns the enquiries of a person's record, quarantined ones too. */
export const enquiriesIn = ({ enquiries, quarantined }: PersonRecord): Enquiry[] => [...enquiries, ...quarantined];

const unique = (values: readonly string[]) => [...new Set(values)];
