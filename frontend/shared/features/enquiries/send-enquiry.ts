import type { SentReceipt } from '#contracts/api/enquiries';
import { type ApiRequest, api } from '../../lib/api.ts';

/** The four kinds of enquiry, by route. */
interface EnquiryBodies {
  'POST /flight-requests': NonNullable<ApiRequest<'POST /flight-requests'>['body']>;
  'POST /hotels': NonNullable<ApiRequest<'POST /hotels'>['body']>;
  'POST /customs': NonNullable<ApiRequest<'POST /customs'>['body']>;
  'POST /messages': NonNullable<ApiRequest<'POST /messages'>['body']>;
}

export type EnquiryRoute = keyof EnquiryBodies;
export type EnquiryBody<Route extends EnquiryRoute> = EnquiryBodies[Route];

/** Sends an enquiry. A repeated key returns the first receipt. Throws `ApiError`. */
export const sendEnquiry = <Route extends EnquiryRoute>(
  route: Route,
  body: EnquiryBody<Route>,
  key: string,
): Promise<SentReceipt> => api<EnquiryRoute>(route, { body, headers: { 'Idempotency-Key': key } });
