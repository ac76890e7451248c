import { getDesk } from '#contracts/api/desk';
import { routeHandler } from '../../http/route-handler.ts';
import * as people from '../../logic/desk/people.ts';

export const handler = routeHandler(getDesk, ({ session }) => people.getDesk(session.staff.email));
