import { v7 as uuid } from 'uuid';
import type { EnquiryType } from '#contracts/api/enquiries';
import type { Erasure, ErasureReason } from '#contracts/api/erasures';
import type { Person } from '#contracts/api/person';
import type { TableThatSays } from '#contracts/platform/resources';
import { discardLetters } from '../../data/dead-letters.ts';
import type { Item } from '../../data/dynamo.ts';
import { readErasable } from '../../data/enquiry-items.ts';
import { readItemsByPhone } from '../../data/enquiry-reads.ts';
import { closePrivacyRequest, putErasure, readPrivacyRequests } from '../../data/privacy.ts';
import { readQuarantinedIdsOf } from '../../data/quarantine.ts';
import { eraseCards } from '../customers/person.ts';
import { idRange } from '../enquiry-ids.ts';
import { inBatches } from '../in-batches.ts';
import { isAbout, phonesOf, readItemsOf } from './find-person.ts';
import { forgetEnquiry, forgetSuspect } from './forget-enquiry.ts';

/** Milliseconds after which a call stops erasing: the gateway's timeout is 29 seconds. */
const callLimitMs = 8000;

/** Removes what each table holds of a person besides the enquiries. Repeatable; `cut` if the time was up before the end. */
const removals: Record<
  TableThatSays<{ erased: 'by itself' }>,
  (person: Person, until: number, numbers: readonly string[]) => Promise<'whole' | 'cut'>
> = {
  Customers: async (_person, _until, numbers) => {
    await eraseCards(numbers);
    return 'whole';
  },
  Quarantine: async (person, until) => {
    const suspected = await readQuarantinedIdsOf(person);
    const forgotten = await inBatches(suspected, forgetSuspect, { until });
    return forgotten.length < suspected.length ? 'cut' : 'whole';
  },
  Privacy: async (person) => {
    const requests = (await readPrivacyRequests()).filter((request) => isAbout(request, person));
    for (const { id } of requests) await closePrivacyRequest(id);
    return 'whole';
  },
};

/**
 * Erases all data about a person and records only how much was erased. Idempotent: after a crash, call it again. If
 * there are more enquiries than one call handles, by number or by time, `more` asks for another call.
 */
export async function erasePerson(
  { reason, ...person }: Person & { reason: ErasureReason },
  by: string,
): Promise<{ erasure: Erasure; more: boolean }> {
  const until = performance.now() + callLimitMs;
  const { items, more } = await readItemsOf(person);
  const numbers = await numbersOf(person, items);
  // Before the enquiries, by which a repeated call finds the numbers; and after them, if an event has brought one back.
  await eraseCards(numbers);
  const enquiries = await inBatches(items.map(readErasable), forgetEnquiry, { until });
  // The dead letters contain whole events, so a replay would bring the data back.
  const contacts = [person.phone, person.email].filter((contact) => contact !== null);
  await discardLetters([...enquiries.map(({ id }) => id), ...contacts]);
  let isCut = enquiries.length < items.length;
  for (const remove of Object.values(removals)) if ((await remove(person, until, numbers)) === 'cut') isCut = true;
  const count = (type: EnquiryType) => enquiries.filter((enquiry) => enquiry.type === type).length;
  const counts = { flight: count('flight'), hotel: count('hotel'), custom: count('custom'), message: count('message') };
  const erasure = { id: uuid(), at: new Date().toISOString(), reason, by, counts };
  await putErasure(erasure);
  return { erasure, more: more || isCut };
}

/** The numbers that nobody has any more once these enquiries are erased. Somebody else may have the person's number. */
async function numbersOf(person: Person, items: readonly Item[]): Promise<string[]> {
  const erased = new Set(items.map(({ sk }) => sk));
  const hasOthers = async (phone: string) => {
    for await (const { sk } of readItemsByPhone(phone, { range: idRange({}), size: 100 })) {
      if (!erased.has(sk)) return true;
    }
    return false;
  };
  const phones = phonesOf(person, items);
  const kept = await Promise.all(phones.map(async (phone) => phone !== person.phone && (await hasOthers(phone))));
  return phones.filter((_, place) => !kept[place]);
}
