import { inviteMember } from '#contracts/team';
import { routeHandler } from '../../http/route-handler.ts';
import * as invitations from '../../logic/invitations.ts';

export const handler = routeHandler(inviteMember, ({ body, session }) =>
  invitations.inviteMember(body, session.staff.email),
);
