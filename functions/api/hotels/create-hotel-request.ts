import { createHotelRequest } from '#contracts/hotels';
import { routeHandler } from '../../http/route-handler.ts';
import { receiveEnquiry } from '../../logic/enquiries.ts';

export const handler = routeHandler(createHotelRequest, (arrival) => receiveEnquiry('hotel', arrival));
