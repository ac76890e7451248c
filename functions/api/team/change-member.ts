import { changeMember } from '#contracts/api/team';
import { routeHandler } from '../../http/route-handler.ts';
import * as team from '../../logic/staff/team.ts';

export const handler = routeHandler(changeMember, ({ params, body, session, report }) =>
  team.changeMember(params.id, body, { actor: session.staff.email, report }),
);
