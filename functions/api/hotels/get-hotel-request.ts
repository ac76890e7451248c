import { getHotelRequest } from '#contracts/api/hotels';
import { getEnquiry } from '../../data/enquiries.ts';
import { routeHandler } from '../../http/route-handler.ts';

export const handler = routeHandler(getHotelRequest, ({ params }) => getEnquiry('hotel', params.id));
