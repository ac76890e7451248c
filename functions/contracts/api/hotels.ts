import { HotelRequest, HotelRequestBody } from './enquiries.ts';
import { hotelFields, hotelRulesInWords } from './enquiry-kinds/hotel.ts';
import { createRoute, deleteRoute, getRoute, listRoute, updateRoute } from './enquiry-routes.ts';

export const hotelKind = {
  type: 'hotel',
  fields: hotelFields,
  name: 'HotelRequest',
  folder: 'hotels',
  body: HotelRequestBody,
  entity: HotelRequest,
  rules: hotelRulesInWords,
} as const;

export const createHotelRequest = createRoute(hotelKind);
export const listHotelRequests = listRoute(hotelKind);
export const getHotelRequest = getRoute(hotelKind);
export const updateHotelRequest = updateRoute(hotelKind);
export const deleteHotelRequest = deleteRoute(hotelKind);
