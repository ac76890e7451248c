import { getFlightRequest } from '#contracts/api/flight-requests';
import { getEnquiry } from '../../data/enquiries.ts';
import { routeHandler } from '../../http/route-handler.ts';

export const handler = routeHandler(getFlightRequest, ({ params }) => getEnquiry('flight', params.id));
