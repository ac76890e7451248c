/** The names that identify mails about an enquiry, so that each is sent once and can be found again. */
export const confirmationName = (enquiryId: string, to: string) => `confirmation#${enquiryId}#${to}`;

export const newEnquiryName = (enquiryId: string, to: string) => `new-enquiry#${enquiryId}#${to}`;
