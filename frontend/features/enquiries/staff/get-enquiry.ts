import { staffApi } from '../../session/staff-api.ts';
import type { EnquiryKey } from './enquiry-key.ts';
import { getRoute } from './enquiry-routes.ts';
import { type EnquiryView, toEnquiryView } from './enquiry-view.ts';

export const getEnquiry = async ({ type, id }: EnquiryKey): Promise<EnquiryView> =>
  toEnquiryView(type, await staffApi(getRoute(type), { params: { id } }));
