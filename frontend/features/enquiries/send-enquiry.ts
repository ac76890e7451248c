import type { EnquiryReceipt } from '#contracts/enquiries';
import { api } from '../../lib/api.ts';
import type { CustomRequestInput } from '../../lib/form-rules/custom-rules.ts';
import type { FlightRequestInput } from '../../lib/form-rules/flight-rules.ts';
import type { HotelRequestInput } from '../../lib/form-rules/hotel-rules.ts';
import type { MessageInput } from '../../lib/form-rules/message-rules.ts';

/** The four kinds of enquiry, by the route that takes them. */
interface EnquiryBodies {
  'POST /flight-requests': FlightRequestInput;
  'POST /hotels': HotelRequestInput;
  'POST /customs': CustomRequestInput;
  'POST /messages': MessageInput;
}

export type EnquiryRoute = keyof EnquiryBodies;
export type EnquiryBody<Route extends EnquiryRoute> = EnquiryBodies[Route];

/** Sends an enquiry; a repeated key returns the first receipt. Throws `ApiError`. */
export const sendEnquiry = <Route extends EnquiryRoute>(
  route: Route,
  body: EnquiryBody<Route>,
  key: string,
): Promise<EnquiryReceipt> => api<EnquiryRoute>(route, { body, headers: { 'Idempotency-Key': key } });
