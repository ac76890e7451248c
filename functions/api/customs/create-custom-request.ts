import { createCustomRequest, customKind } from '#contracts/api/custom-enquiries';
import { publicHandler } from '../../http/public-handler.ts';
import { receiveEnquiry } from '../../logic/enquiries/enquiries.ts';

export const handler = publicHandler(createCustomRequest, (arrival) => receiveEnquiry(customKind, arrival));
