import { updateMessage } from '#contracts/api/messages';
import { routeHandler } from '../../http/route-handler.ts';
import { changeEnquiry } from '../../logic/enquiries/change-enquiry.ts';

export const handler = routeHandler(updateMessage, (change) => changeEnquiry('message', change));
