import * as z from 'zod/mini';
import { EnquiryStatus, EnquiryType } from '../field-kit/enquiry-enums.ts';
import { Id, Instant } from '../field-kit/fields.ts';
import { relationChanges } from './relation-rules.ts';

/** The other requests that a request names, in its fields and in its history. */

/** A request that another one names. It may be deleted or erased since. */
export const RequestRef = z.object({ type: EnquiryType, id: Id, reference: z.string() });
export type RequestRef = z.infer<typeof RequestRef>;

/** The request that has this one, without who merged it, which `enquiries.ts` adds: it imports this file. */
export const mergedInto = {
  ...RequestRef.shape,
  at: Instant,
  /** The status that this one had, and has again once it is taken out. */
  status: EnquiryStatus,
};

/** `by` is added by `enquiries.ts`. It is null if it follows from the erasure of the other one. */
export const relationEntry = {
  action: z.literal('related'),
  change: z.enum(relationChanges),
  request: RequestRef,
  /** Only of a request that was taken in: its customer waited for the agency. */
  waits: z.optional(z.literal(true)),
  at: Instant,
};

/** The customer did something on the page of a request that is merged into this one, whose history has the words. */
export const mergedNews = z.object({
  action: z.literal('customer_wrote_in'),
  request: RequestRef,
  at: Instant,
});
