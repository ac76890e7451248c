import { updateHotelRequest } from '#contracts/hotels';
import { routeHandler } from '../../http/route-handler.ts';
import { changeEnquiry } from '../../logic/enquiries.ts';

export const handler = routeHandler(updateHotelRequest, ({ params, body, session }) =>
  changeEnquiry('hotel', params.id, body, session.staff),
);
