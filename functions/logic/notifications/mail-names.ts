/** The names that identify mails about an enquiry, so that each is sent once and can be found again. */
export const confirmationName = (enquiryId: string) => `confirmation#${enquiryId}`;

/**
 * The name of a confirmation in earlier versions, which a correction of the address changed. Needed until the claims under
 * it expire, thirty days after the deployment of a later version: an event from before must not be confirmed again.
 */
export const formerConfirmationName = (enquiryId: string, to: string) => `confirmation#${enquiryId}#${to}`;

export const newEnquiryName = (enquiryId: string, to: string) => `new-enquiry#${enquiryId}#${to}`;
