import { updateMessage } from '#contracts/messages';
import { routeHandler } from '../../http/route-handler.ts';
import { changeEnquiry } from '../../logic/enquiries.ts';

export const handler = routeHandler(updateMessage, ({ params, body, session }) =>
  changeEnquiry('message', params.id, body, session.staff),
);
