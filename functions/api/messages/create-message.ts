import { createMessage } from '#contracts/messages';
import { routeHandler } from '../../http/route-handler.ts';
import { receiveEnquiry } from '../../logic/enquiries.ts';

export const handler = routeHandler(createMessage, (arrival) => receiveEnquiry('message', arrival));
