import type { EnquiryType } from '#contracts/enquiries';

/** An enquiry as it arrives at the API, and the second of the day at which it does. */
export interface Sample {
  type: EnquiryType;
  at: number;
  body: Record<string, unknown> & { name: string; email: string | null };
  /** The hidden field, and the seconds since the form was opened; absent in calls that no form made. */
  website?: string;
  seconds?: number;
}
