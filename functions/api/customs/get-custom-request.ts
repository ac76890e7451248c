import { getCustomRequest } from '#contracts/api/custom-enquiries';
import { getEnquiry } from '../../data/enquiries.ts';
import { routeHandler } from '../../http/route-handler.ts';

export const handler = routeHandler(getCustomRequest, ({ params }) => getEnquiry('custom', params.id));
