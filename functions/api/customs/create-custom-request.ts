import { createCustomRequest, customKind } from '#contracts/api/custom-enquiries';
import { publicHandler } from '../../http/public-handler.ts';
import { askedDeparture } from '../../logic/enquiries/asked-departure.ts';
import { receiveEnquiry } from '../../logic/enquiries/receive-enquiry.ts';

export const handler = publicHandler(createCustomRequest, (arrival) =>
  receiveEnquiry(customKind, arrival, askedDeparture),
);
