import { FlightRequest, FlightRequestBody } from './enquiries.ts';
import { flightRulesInWords } from './enquiry-kinds/flight.ts';
import { createRoute, deleteRoute, getRoute, listRoute, updateRoute } from './enquiry-routes.ts';

const kind = {
  type: 'flight',
  name: 'FlightRequest',
  folder: 'flight-requests',
  body: FlightRequestBody,
  entity: FlightRequest,
  rules: flightRulesInWords,
} as const;

export const createFlightRequest = createRoute(kind);
export const listFlightRequests = listRoute(kind);
export const getFlightRequest = getRoute(kind);
export const updateFlightRequest = updateRoute(kind);
export const deleteFlightRequest = deleteRoute(kind);
