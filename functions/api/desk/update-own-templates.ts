import { updateOwnTemplates } from '#contracts/api/templates';
import { routeHandler } from '../../http/route-handler.ts';
import * as templates from '../../logic/desk/templates.ts';

export const handler = routeHandler(updateOwnTemplates, ({ body, session: { staff } }) =>
  templates.changeOwn(body, { email: staff.email, name: staff.name }),
);
