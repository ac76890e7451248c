import { isNewsAction } from '#contracts/api/request-page/entries';

/** The names that identify mails about an enquiry, so that each is sent once and can be found again. */
export const confirmationName = (enquiryId: string) => `confirmation#${enquiryId}`;

/**
 * The name of a confirmation in earlier versions, which a correction of the address changed. Needed until the claims under
 * it expire, thirty days after the deployment of a later version: an event from before must not be confirmed again.
 */
export const formerConfirmationName = (enquiryId: string, to: string) => `confirmation#${enquiryId}#${to}`;

/**
 * The mail to staff about what a customer did on the request's page at an instant, or what happened to a quote. An
 * acceptance and its missing seats may be of one instant.
 */
export const customerEntryName = (enquiryId: string, { action, at }: { action: string; at: string }, to: string) =>
  `${action === 'quote_seats' ? 'missing-seats' : 'customer-entry'}#${enquiryId}#${at}#${to}`;

/** The mail to a customer with staff's answer or quote of an instant. */
export const answerName = (enquiryId: string, at: string) => `answer#${enquiryId}#${at}`;

/** The mail to a colleague whom a note of an instant mentions. */
export const mentionName = (enquiryId: string, at: string, to: string) => `mention#${enquiryId}#${at}#${to}`;

/** The names of the mails that an entry of the history may have caused. */
export function pageMailNames(
  { action, at, mentions = [] }: { action: string; at: string; mentions?: readonly { email: string }[] | undefined },
  enquiryId: string,
  staff: readonly string[],
): string[] {
  if (action === 'note_added') return mentions.map(({ email }) => mentionName(enquiryId, at, email));
  if (action === 'answered' || action === 'quote_sent') return [answerName(enquiryId, at)];
  return isNewsAction(action) ? staff.map((to) => customerEntryName(enquiryId, { action, at }, to)) : [];
}

export const newEnquiryName = (enquiryId: string, to: string) => `new-enquiry#${enquiryId}#${to}`;
