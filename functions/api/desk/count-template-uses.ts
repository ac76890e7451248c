import { countTemplateUses } from '#contracts/api/templates';
import { routeHandler } from '../../http/route-handler.ts';
import * as templates from '../../logic/desk/templates.ts';

export const handler = routeHandler(countTemplateUses, ({ body, session }) =>
  templates.countTemplateUses(body.ids, session.staff.email),
);
