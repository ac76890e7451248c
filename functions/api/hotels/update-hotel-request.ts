import { updateHotelRequest } from '#contracts/api/hotels';
import { routeHandler } from '../../http/route-handler.ts';
import { changeEnquiry } from '../../logic/enquiries/change-enquiry.ts';

export const handler = routeHandler(updateHotelRequest, (change) => changeEnquiry('hotel', change));
