import { enterRequest } from '#contracts/requests';
import { routeHandler } from '../../http/route-handler.ts';
import { enterEnquiry } from '../../logic/enquiries.ts';

export const handler = routeHandler(enterRequest, ({ body, session, ...request }) =>
  enterEnquiry(body, session.staff, request),
);
