import { v7 as uuid } from 'uuid';
import type { EnquiryType } from '#contracts/enquiries';
import type { Erasure, ErasureReason, Person } from '#contracts/privacy';
import { discardLetters } from '../../data/dead-letters.ts';
import { readErasable } from '../../data/enquiry-items.ts';
import { closePrivacyRequest, putErasure, readPrivacyRequests } from '../../data/privacy.ts';
import { readQuarantinedIdsOf } from '../../data/quarantine.ts';
import { inBatches } from '../in-batches.ts';
import { isAbout, readItemsOf } from './find-person.ts';
import { forgetEnquiry, forgetSuspect } from './forget-enquiry.ts';

/** Milliseconds after which a call stops erasing: the gateway's timeout is 29 seconds. */
const patience = 8000;

/**
 * Erases all data about a person and records only how much was erased. Idempotent: after a crash, call it again. If
 * there are more enquiries than one call handles, by number or by time, `more` asks for another call.
 */
export async function erasePerson(
  { reason, ...person }: Person & { reason: ErasureReason },
  by: string,
): Promise<{ erasure: Erasure; more: boolean }> {
  const until = performance.now() + patience;
  const { items, more } = await readItemsOf(person);
  const enquiries = await inBatches(items.map(readErasable), forgetEnquiry, { until });
  const suspected = await readQuarantinedIdsOf(person);
  const forgotten = await inBatches(suspected, forgetSuspect, { until });
  const isCut = enquiries.length + forgotten.length < items.length + suspected.length;
  // The dead letters contain whole events, so a replay would bring the data back.
  const contacts = [person.phone, person.email].filter((contact) => contact !== null);
  await discardLetters([...enquiries.map(({ id }) => id), ...contacts]);
  const requests = (await readPrivacyRequests()).filter((request) => isAbout(request, person));
  for (const { id } of requests) await closePrivacyRequest(id);
  const count = (type: EnquiryType) => enquiries.filter((enquiry) => enquiry.type === type).length;
  const counts = { flight: count('flight'), hotel: count('hotel'), custom: count('custom'), message: count('message') };
  const erasure = { id: uuid(), at: new Date().toISOString(), reason, by, counts };
  await putErasure(erasure);
  return { erasure, more: more || isCut };
}
