import { createHotelRequest, hotelKind } from '#contracts/api/hotels';
import { publicHandler } from '../../http/public-handler.ts';
import { receiveEnquiry } from '../../logic/enquiries/receive-enquiry.ts';

export const handler = publicHandler(createHotelRequest, (arrival) => receiveEnquiry(hotelKind, arrival));
