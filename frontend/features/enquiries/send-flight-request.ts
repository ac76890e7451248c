import type { EnquiryReceipt } from '#contracts/enquiries';
import { api } from '../../lib/api.ts';
import type { FlightRequestInput } from '../../lib/form-rules.ts';

/** Sends a flight request; a repeated key returns the first receipt. Throws `ApiError`. */
export const sendFlightRequest = (body: FlightRequestInput, key: string): Promise<EnquiryReceipt> =>
  api('POST /flight-requests', { body, headers: { 'Idempotency-Key': key } });
