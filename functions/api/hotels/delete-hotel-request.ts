import { deleteHotelRequest } from '#contracts/api/hotels';
import { routeHandler } from '../../http/route-handler.ts';
import { deleteEnquiry } from '../../logic/enquiries/delete-enquiry.ts';

export const handler = routeHandler(deleteHotelRequest, ({ params, session }) =>
  deleteEnquiry('hotel', params.id, session.staff),
);
