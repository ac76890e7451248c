import { deleteMessage } from '#contracts/messages';
import { routeHandler } from '../../http/route-handler.ts';
import { removeEnquiry } from '../../logic/enquiries.ts';

export const handler = routeHandler(deleteMessage, ({ params }) => removeEnquiry('message', params.id));
