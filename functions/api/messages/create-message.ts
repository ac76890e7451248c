import { createMessage } from '#contracts/messages';
import { publicHandler } from '../../http/public-handler.ts';
import { receiveEnquiry } from '../../logic/enquiries.ts';

export const handler = publicHandler(createMessage, (arrival) => receiveEnquiry('message', arrival));
