import type { Enquiry } from '#contracts/api/enquiries';
import { staffApi } from '../session/staff-api.ts';
import type { EnquiryKey } from './enquiry-key.ts';
import { toEnquiry } from './enquiry-record.ts';
import { getRoute } from './enquiry-routes.ts';

export const getEnquiry = async ({ type, id }: EnquiryKey): Promise<Enquiry> =>
  toEnquiry(await staffApi(getRoute(type), { params: { id } }), type);
