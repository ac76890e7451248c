import { updateSharedTemplates } from '#contracts/api/templates';
import { routeHandler } from '../../http/route-handler.ts';
import * as templates from '../../logic/desk/templates.ts';

export const handler = routeHandler(updateSharedTemplates, ({ body, session: { staff }, report }) =>
  templates.changeShared(body, { email: staff.email, name: staff.name }, report),
);
