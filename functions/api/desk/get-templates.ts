import { getTemplates } from '#contracts/api/templates';
import { routeHandler } from '../../http/route-handler.ts';
import * as templates from '../../logic/desk/templates.ts';

export const handler = routeHandler(getTemplates, ({ session }) => templates.getTemplates(session.staff.email));
