import { updateMessage } from '#contracts/api/messages';
import { routeHandler } from '../../http/route-handler.ts';
import { changeEnquiry } from '../../logic/enquiries/enquiries.ts';

export const handler = routeHandler(updateMessage, (change) => changeEnquiry('message', change));
