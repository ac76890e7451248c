import { updateHours } from '#contracts/api/hours';
import { routeHandler } from '../../http/route-handler.ts';
import { changeHours } from '../../logic/desk/hours.ts';

export const handler = routeHandler(updateHours, ({ body, session, report }) =>
  changeHours(body, session.staff, report),
);
