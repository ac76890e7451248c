import { createCustomRequest, customKind } from '#contracts/customs';
import { publicHandler } from '../../http/public-handler.ts';
import { receiveEnquiry } from '../../logic/enquiries/enquiries.ts';

export const handler = publicHandler(createCustomRequest, (arrival) => receiveEnquiry(customKind, arrival));
