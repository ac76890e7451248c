import { getMessage } from '#contracts/messages';
import { getEnquiry } from '../../data/enquiries.ts';
import { routeHandler } from '../../http/route-handler.ts';

export const handler = routeHandler(getMessage, ({ params }) => getEnquiry('message', params.id));
