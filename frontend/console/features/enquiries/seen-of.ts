import type { Enquiry } from '#contracts/api/enquiries';

/**
 * The part of a change that says what staff have seen: the mark of a waiting customer goes, unless the customer has done
 * something since.
 */
export const seenOf = ({ unanswered_since }: Partial<Pick<Enquiry, 'unanswered_since'>>) =>
  unanswered_since ? { seen: unanswered_since } : {};
