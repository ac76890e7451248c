import { deleteFlightRequest } from '#contracts/api/flight-requests';
import { routeHandler } from '../../http/route-handler.ts';
import { deleteEnquiry } from '../../logic/enquiries/delete-enquiry.ts';

export const handler = routeHandler(deleteFlightRequest, ({ params, session }) =>
  deleteEnquiry('flight', params.id, session.staff),
);
