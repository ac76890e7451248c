import { getViews } from '#contracts/api/views';
import { routeHandler } from '../../http/route-handler.ts';
import * as views from '../../logic/desk/views.ts';

export const handler = routeHandler(getViews, ({ session }) => views.getViews(session.staff.email));
