import type { EnquiryType } from '#contracts/api/enquiries';
import { soonAfter } from '#contracts/api/hours-rules';
import { placesLate, placesUntil } from '../../data/desk-items.ts';
import { readStage } from '../../data/desk-reads.ts';
import { readMarked } from '../../data/enquiry-reads.ts';

/** A kind's requests that need somebody's answer. */
export interface Waiting {
  ids: ReadonlySet<string>;
  late: number;
  soon: number;
  /** Those whose customer has done something that nobody has seen to, and when the last of them did. */
  marked: number;
  latest: string | undefined;
}

/**
 * Finds the requests that need somebody's answer, each once: those whose clock runs, whatever their status, and those
 * whose customer has done something that nobody has seen to, as cancelling.
 * @param most enough of each sort; those due first are among them
 */
export async function findWaiting(type: EnquiryType, most: number, now = new Date()): Promise<Waiting> {
  const [{ value: places = [] }, marked] = await Promise.all([
    readStage('unanswered', type, {}, most).next(),
    readMarked(type, most),
  ]);
  const late = places.filter(({ place }) => place <= placesLate(now)).length;
  const due = places.filter(({ place }) => place <= placesUntil('unanswered', soonAfter(now))).length;
  return {
    ids: new Set([...places, ...marked].map(({ id }) => id)),
    late,
    soon: due - late,
    marked: marked.length,
    latest: marked[0]?.since,
  };
}
