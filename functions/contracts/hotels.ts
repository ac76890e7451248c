import { HotelRequest, HotelRequestBody } from './enquiries.ts';
import { hotelRulesInWords } from './enquiry-kinds/hotel.ts';
import { createRoute, deleteRoute, getRoute, listRoute, updateRoute } from './enquiry-routes.ts';

const kind = {
  type: 'hotel',
  name: 'HotelRequest',
  folder: 'hotels',
  body: HotelRequestBody,
  entity: HotelRequest,
  rules: hotelRulesInWords,
} as const;

export const createHotelRequest = createRoute(kind);
export const listHotelRequests = listRoute(kind);
export const getHotelRequest = getRoute(kind);
export const updateHotelRequest = updateRoute(kind);
export const deleteHotelRequest = deleteRoute(kind);
