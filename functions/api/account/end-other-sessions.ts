import { endOtherSessions } from '#contracts/api/account';
import { routeHandler } from '../../http/route-handler.ts';
import * as logic from '../../logic/staff/sessions.ts';

export const handler = routeHandler(endOtherSessions, async ({ session }) => {
  await logic.endOtherSessions(session);
});
