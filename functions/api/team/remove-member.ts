import { removeMember } from '#contracts/api/team';
import { routeHandler } from '../../http/route-handler.ts';
import * as team from '../../logic/staff/team.ts';

export const handler = routeHandler(removeMember, ({ params, session }) =>
  team.removeMember(params.id, session.staff.email),
);
