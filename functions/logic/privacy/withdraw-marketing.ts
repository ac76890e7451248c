import { allowsMarketing } from '#contracts/api/allows-marketing';
import type { MarketingWithdrawal } from '#contracts/api/consent';
import type { Enquiry } from '#contracts/api/enquiries';
import type { Person } from '#contracts/api/person';
import { putWithdrawal } from '../../data/corrections.ts';
import { toEnquiries } from '../../data/enquiry-reads.ts';
import { readQuarantinedOf } from '../../data/quarantine.ts';
import { inBatches } from '../in-batches.ts';
import { readItemsOf } from './find-person.ts';

/** Milliseconds after which a call stops: the gateway's timeout is 29 seconds. */
const callLimitMs = 8000;

/**
 * Records in the consent ledger of each of a person's enquiries that offers are no longer allowed, deleted and
 * quarantined ones included. Idempotent. If there are more than one call handles, `more` asks for another call.
 */
export async function withdrawMarketing(
  person: Person,
  by: MarketingWithdrawal['by'],
): Promise<{ changed: Enquiry[]; more: boolean }> {
  const until = performance.now() + callLimitMs;
  const { items, more } = await readItemsOf(person, ({ consent, marketing_withdrawn = null }) =>
    allowsMarketing({ consent, marketing_withdrawn }),
  );
  const suspected = (await readQuarantinedOf(person)).filter(allowsMarketing);
  const enquiries = [...toEnquiries(items), ...suspected];
  const withdrawal = { at: new Date().toISOString(), by };
  const changed: Enquiry[] = [];
  const done = await inBatches(
    enquiries,
    async (enquiry) => {
      if (await putWithdrawal(enquiry, withdrawal)) changed.push(enquiry);
    },
    { until },
  );
  return { changed, more: more || done.length < enquiries.length };
}
