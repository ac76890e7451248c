import { readInvitation } from '#contracts/team';
import { routeHandler } from '../../http/route-handler.ts';
import * as invitations from '../../logic/invitations.ts';

export const handler = routeHandler(readInvitation, ({ body, address }) =>
  invitations.readInvitation(body.token, address),
);
