import { resendInvitation } from '#contracts/api/team';
import { routeHandler } from '../../http/route-handler.ts';
import * as invitations from '../../logic/staff/invitations.ts';

export const handler = routeHandler(resendInvitation, ({ params, session }) =>
  invitations.resendInvitation(params.id, session.staff.email),
);
