import type { Desk } from '#contracts/api/desk';
import type { Enquiry, EnquiryStatus } from '#contracts/api/enquiries';
import { isConflict } from '#shared/lib/api-error.ts';
import { settleEach } from '../../lib/settle-each.ts';
import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';
import { changeEnquiry } from './change-enquiry.ts';
import { deleteEnquiry } from './delete-enquiry.ts';
import { putOwner } from './owner-call.ts';
import { seenOf } from './seen-of.ts';

export interface SelectionOutcome {
  /** Ids of the changed enquiries. */
  done: string[];
  errors: unknown[];
  /** Those that a colleague or the customer has changed meanwhile, as they were known here. */
  conflicting: Enquiry[];
}

/** Changes enquiries, one call each. A failure stops none of the others. */
async function changeEach(
  enquiries: readonly Enquiry[],
  change: (enquiry: Enquiry) => Promise<unknown>,
  onSettled: () => void,
): Promise<SelectionOutcome> {
  const outcomes = await settleEach(enquiries, (enquiry) => resumeAfterSignIn(() => change(enquiry)), onSettled);
  return {
    done: enquiries.filter((_, index) => outcomes[index]?.status === 'fulfilled').map(({ id }) => id),
    errors: outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : [])),
    conflicting: enquiries.filter((_, index) => {
      const outcome = outcomes[index];
      return outcome?.status === 'rejected' && isConflict(outcome.reason);
    }),
  };
}

/**
 * Sets the status of several enquiries. Those that have it already are left alone and count as done. If someone else
 * has changed one, its change fails.
 * @param onSettled called after each enquiry
 */
export const setStatuses = (enquiries: readonly Enquiry[], status: EnquiryStatus, onSettled: () => void) =>
  changeEach(
    enquiries,
    async (enquiry) => {
      if (enquiry.status === status) return;
      const seen = status === 'done' ? seenOf(enquiry) : {};
      await changeEnquiry(enquiry, { status, version: enquiry.version, ...seen });
    },
    onSettled,
  );

/** Gives several enquiries to a colleague, or with null to nobody. Those whose owner it is already count as done. */
export const giveEach = (
  enquiries: readonly Enquiry[],
  { desk, to }: { desk: Desk; to: string | null },
  onSettled: () => void,
) => {
  const email = desk.people.find(({ id }) => id === to)?.email;
  return changeEach(
    enquiries,
    async (enquiry) => {
      if (enquiry.owner?.email !== email) await putOwner(desk, enquiry, to);
    },
    onSettled,
  );
};

/** Moves several enquiries to Deleted. */
export const deleteEnquiries = (enquiries: readonly Enquiry[], onSettled: () => void) =>
  changeEach(enquiries, deleteEnquiry, onSettled);
