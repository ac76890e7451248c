import { FlightRequest, FlightRequestBody } from './enquiries.ts';
import { flightRulesInWords } from './enquiry-kinds/flight.ts';
import { enquiryRoutes } from './enquiry-routes.ts';

const routes = enquiryRoutes({
  type: 'flight',
  name: 'FlightRequest',
  folder: 'flight-requests',
  body: FlightRequestBody,
  entity: FlightRequest,
  rules: flightRulesInWords,
});

export const createFlightRequest = routes.create;
export const listFlightRequests = routes.list;
export const getFlightRequest = routes.get;
export const updateFlightRequest = routes.update;
export const deleteFlightRequest = routes.delete;
