import { createCustomRequest } from '#contracts/customs';
import { routeHandler } from '../../http/route-handler.ts';
import { receiveEnquiry } from '../../logic/enquiries.ts';

export const handler = routeHandler(createCustomRequest, (arrival) => receiveEnquiry('custom', arrival));
