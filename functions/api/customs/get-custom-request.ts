import { getCustomRequest } from '#contracts/customs';
import { getEnquiry } from '../../data/enquiries.ts';
import { routeHandler } from '../../http/route-handler.ts';

export const handler = routeHandler(getCustomRequest, ({ params }) => getEnquiry('custom', params.id));
