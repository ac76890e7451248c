import { inviteMember } from '#contracts/api/team';
import { routeHandler } from '../../http/route-handler.ts';
import * as invitations from '../../logic/staff/invitations.ts';

export const handler = routeHandler(inviteMember, ({ body, session }) =>
  invitations.inviteMember(body, session.staff.email),
);
