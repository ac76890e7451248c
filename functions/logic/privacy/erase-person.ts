import { v7 as uuid } from 'uuid';
import type { EnquiryType } from '#contracts/api/enquiries';
import type { Erasure, ErasureReason, Person } from '#contracts/api/privacy';
import type { TableThatSays } from '#contracts/platform/resources';
import { discardLetters } from '../../data/dead-letters.ts';
import { readErasable } from '../../data/enquiry-items.ts';
import { closePrivacyRequest, putErasure, readPrivacyRequests } from '../../data/privacy.ts';
import { readQuarantinedIdsOf } from '../../data/quarantine.ts';
import { inBatches } from '../in-batches.ts';
import { isAbout, readItemsOf } from './find-person.ts';
import { forgetEnquiry, forgetSuspect } from './forget-enquiry.ts';

/** Milliseconds after which a call stops erasing: the gateway's timeout is 29 seconds. */
const callLimitMs = 8000;

/** Removes what each table holds of a person besides the enquiries. Repeatable; `cut` if the time was up before the end. */
const removals: Record<
  TableThatSays<{ erased: 'by itself' }>,
  (person: Person, until: number) => Promise<'whole' | 'cut'>
> = {
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
  const enquiries = await inBatches(items.map(readErasable), forgetEnquiry, { until });
  // The dead letters contain whole events, so a replay would bring the data back.
  const contacts = [person.phone, person.email].filter((contact) => contact !== null);
  await discardLetters([...enquiries.map(({ id }) => id), ...contacts]);
  let isCut = enquiries.length < items.length;
  for (const remove of Object.values(removals)) if ((await remove(person, until)) === 'cut') isCut = true;
  const count = (type: EnquiryType) => enquiries.filter((enquiry) => enquiry.type === type).length;
  const counts = { flight: count('flight'), hotel: count('hotel'), custom: count('custom'), message: count('message') };
  const erasure = { id: uuid(), at: new Date().toISOString(), reason, by, counts };
  await putErasure(erasure);
  return { erasure, more: more || isCut };
}
