import type { EnquiryType } from '#contracts/api/enquiries';

/** An enquiry as it arrives at the API, and the second of the day of its arrival. */
export interface Sample {
  type: EnquiryType;
  at: number;
  body: Record<string, unknown> & { name: string; email: string | null };
  /** The honeypot field, and the seconds since the form was opened; absent in calls that no form made. */
  website?: string;
  seconds?: number;
}
