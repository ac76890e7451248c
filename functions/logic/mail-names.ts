/** The names by which mails about an enquiry are sent once, and found again. */
export const confirmationName = (enquiryId: string, to: string) => `confirmation#${enquiryId}#${to}`;

export const newEnquiryName = (enquiryId: string, to: string) => `new-enquiry#${enquiryId}#${to}`;
