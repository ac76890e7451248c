import { deleteMessage } from '#contracts/api/messages';
import { routeHandler } from '../../http/route-handler.ts';
import { deleteEnquiry } from '../../logic/enquiries/delete-enquiry.ts';

export const handler = routeHandler(deleteMessage, ({ params, session }) =>
  deleteEnquiry('message', params.id, session.staff),
);
