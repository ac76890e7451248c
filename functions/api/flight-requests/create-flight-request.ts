import { createFlightRequest } from '#contracts/flight-requests';
import { routeHandler } from '../../http/route-handler.ts';
import { receiveEnquiry } from '../../logic/enquiries.ts';

export const handler = routeHandler(createFlightRequest, (arrival) => receiveEnquiry('flight', arrival));
