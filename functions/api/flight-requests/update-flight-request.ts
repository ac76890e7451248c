import { updateFlightRequest } from '#contracts/api/flight-requests';
import { routeHandler } from '../../http/route-handler.ts';
import { changeEnquiry } from '../../logic/enquiries/enquiries.ts';

export const handler = routeHandler(updateFlightRequest, (change) => changeEnquiry('flight', change));
