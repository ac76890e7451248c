import { HotelRequest, HotelRequestBody } from './enquiries.ts';
import { hotelRulesInWords } from './enquiry-kinds/hotel.ts';
import { enquiryRoutes } from './enquiry-routes.ts';

const routes = enquiryRoutes({
  type: 'hotel',
  name: 'HotelRequest',
  folder: 'hotels',
  body: HotelRequestBody,
  entity: HotelRequest,
  rules: hotelRulesInWords,
});

export const createHotelRequest = routes.create;
export const listHotelRequests = routes.list;
export const getHotelRequest = routes.get;
export const updateHotelRequest = routes.update;
export const deleteHotelRequest = routes.delete;
