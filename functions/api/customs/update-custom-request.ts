import { updateCustomRequest } from '#contracts/custom-enquiries';
import { routeHandler } from '../../http/route-handler.ts';
import { changeEnquiry } from '../../logic/enquiries/enquiries.ts';

export const handler = routeHandler(updateCustomRequest, (change) => changeEnquiry('custom', change));
