import { getMessage } from '#contracts/api/messages';
import { getEnquiry } from '../../data/enquiries.ts';
import { routeHandler } from '../../http/route-handler.ts';

export const handler = routeHandler(getMessage, ({ params }) => getEnquiry('message', params.id));
