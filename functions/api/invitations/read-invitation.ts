import { readInvitation } from '#contracts/api/team';
import { routeHandler } from '../../http/route-handler.ts';
import * as invitations from '../../logic/staff/invitations.ts';

export const handler = routeHandler(readInvitation, ({ body, address }) =>
  invitations.readInvitation(body.token, address),
);
