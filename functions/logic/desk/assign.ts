import type { Author, Enquiry, EnquiryType } from '#contracts/api/enquiries';
import { assignEnquiry, assignFirst } from '../../data/desk.ts';
import type { Action } from '../audit/audit.ts';
import { memberId } from '../staff/team.ts';
import { getPerson, nextOnDuty } from './people.ts';

interface Assignment {
  params: { type: EnquiryType; id: string };
  /** Ids of members; null for nobody. */
  body: { to: string | null; from: string | null };
  by: Author;
  /** Called with the owners before and after, or with a read if nothing has changed, since the reply has the enquiry. */
  report: (action: Action & { action: 'enquiry_assigned' | 'enquiry_read' }) => void;
}

/**
 * Takes a request, gives it to a colleague or hands it back.
 * @throws ProblemError `enquiry_not_found`, `member_not_found`, `owned_by_other`, `version_conflict`
 */
export async function assignRequest({ params, body, by, report }: Assignment): Promise<Enquiry> {
  const to = body.to ? await getPerson(body.to) : null;
  const { before, enquiry, isChanged } = await assignEnquiry(params, {
    ...{ to, by },
    isSeen: (owner) => (owner ? memberId(owner.email) : null) === body.from,
  });
  if (isChanged) {
    const changes = [{ field: 'owner', before: before?.email ?? null, after: to?.email ?? null }];
    report({ action: 'enquiry_assigned', changes });
  } else report({ action: 'enquiry_read' });
  return enquiry;
}

/** Gives a new request to the next person on duty. What staff have entered, they give themselves. */
export async function assignInTurn(enquiry: Enquiry): Promise<string> {
  if (enquiry.source === 'staff' || enquiry.owner || !enquiry.waiting_since) return 'not given';
  const next = await nextOnDuty();
  if (!next) return 'nobody on duty';
  return (await assignFirst(enquiry, next)) ? 'given' : 'not given';
}
