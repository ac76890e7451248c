import { createFlightRequest, flightKind } from '#contracts/api/flight-requests';
import { publicHandler } from '../../http/public-handler.ts';
import { receiveEnquiry } from '../../logic/enquiries/receive-enquiry.ts';

export const handler = publicHandler(createFlightRequest, (arrival) => receiveEnquiry(flightKind, arrival));
