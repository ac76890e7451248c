import { createMessage, messageKind } from '#contracts/api/messages';
import { publicHandler } from '../../http/public-handler.ts';
import { receiveEnquiry } from '../../logic/enquiries/receive-enquiry.ts';

export const handler = publicHandler(createMessage, (arrival) => receiveEnquiry(messageKind, arrival));
