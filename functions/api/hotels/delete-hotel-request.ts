import { deleteHotelRequest } from '#contracts/hotels';
import { routeHandler } from '../../http/route-handler.ts';
import { removeEnquiry } from '../../logic/enquiries.ts';

export const handler = routeHandler(deleteHotelRequest, ({ params }) => removeEnquiry('hotel', params.id));
