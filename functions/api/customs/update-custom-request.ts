import { updateCustomRequest } from '#contracts/api/custom-enquiries';
import { routeHandler } from '../../http/route-handler.ts';
import { changeEnquiry } from '../../logic/enquiries/change-enquiry.ts';

export const handler = routeHandler(updateCustomRequest, (change) => changeEnquiry('custom', change));
