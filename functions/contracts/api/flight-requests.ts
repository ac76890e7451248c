import { FlightRequest, FlightRequestBody } from './enquiries.ts';
import { flightFields, flightRulesInWords } from './enquiry-kinds/flight.ts';
import { createRoute, deleteRoute, getRoute, listRoute, updateRoute } from './enquiry-routes.ts';

export const flightKind = {
  type: 'flight',
  fields: flightFields,
  name: 'FlightRequest',
  folder: 'flight-requests',
  body: FlightRequestBody,
  entity: FlightRequest,
  rules: flightRulesInWords,
} as const;

export const createFlightRequest = createRoute(flightKind);
export const listFlightRequests = listRoute(flightKind);
export const getFlightRequest = getRoute(flightKind);
export const updateFlightRequest = updateRoute(flightKind);
export const deleteFlightRequest = deleteRoute(flightKind);
