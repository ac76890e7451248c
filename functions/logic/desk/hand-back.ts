import type { Author } from '#contracts/api/enquiries';
import { assignEnquiry } from '../../data/desk.ts';
import { type Place, readOwned } from '../../data/desk-reads.ts';
import { ProblemError } from '../../errors.ts';
import { endOfCall } from '../../time-left.ts';
import { inBatches } from '../in-batches.ts';

const pageSize = 100;

/**
 * Hands back all open requests of somebody who is away, or may have none any more: then `by` is null. A repeated call goes on where the time
 * was up.
 * @returns those that nobody has now
 */
export async function handBackAll(email: string, by: Author | null): Promise<Place[]> {
  const until = endOfCall();
  const handedBack: Place[] = [];
  for await (const places of readOwned(email, {}, pageSize)) {
    await inBatches(places, async (place) => (await handBack(place, email, by)) && handedBack.push(place), { until });
    if (performance.now() > until) break;
  }
  return handedBack;
}

/** @returns false if somebody else has it by now, or it is gone */
async function handBack(place: Place, email: string, by: Author | null): Promise<boolean> {
  try {
    return (await assignEnquiry(place, { to: null, by, isSeen: (owner) => owner?.email === email })).isChanged;
  } catch (error) {
    if (error instanceof ProblemError && ['owned_by_other', 'request_merged', 'enquiry_not_found'].includes(error.code))
      return false;
    throw error;
  }
}
