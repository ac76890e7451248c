import { updateSharedViews } from '#contracts/api/views';
import { routeHandler } from '../../http/route-handler.ts';
import { changeSharedViews } from '../../logic/desk/views.ts';

export const handler = routeHandler(updateSharedViews, ({ body, session: { staff }, report }) =>
  changeSharedViews(body, { email: staff.email, name: staff.name }, report),
);
