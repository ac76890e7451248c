import { updateFlightRequest } from '#contracts/api/flight-requests';
import { routeHandler } from '../../http/route-handler.ts';
import { changeEnquiry } from '../../logic/enquiries/change-enquiry.ts';

export const handler = routeHandler(updateFlightRequest, (change) => changeEnquiry('flight', change));
