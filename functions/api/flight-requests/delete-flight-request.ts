import { deleteFlightRequest } from '#contracts/flight-requests';
import { routeHandler } from '../../http/route-handler.ts';
import { removeEnquiry } from '../../logic/enquiries.ts';

export const handler = routeHandler(deleteFlightRequest, ({ params }) => removeEnquiry('flight', params.id));
