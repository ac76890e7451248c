import { mutate } from 'swr';
import type { EnquiryKey } from '../enquiries/enquiry-key.ts';
import { newEnquiriesKey } from '../enquiries/use-new-enquiries.ts';
import { staffApi } from '../session/staff-api.ts';

/** Takes away the mark of a mention, and reads again which are left. */
export async function seeMention({ type, id }: EnquiryKey): Promise<void> {
  await staffApi('DELETE /desk/mentions/{type}/{id}', { params: { type, id } });
  await mutate(newEnquiriesKey);
}
