import { updateOwnViews } from '#contracts/api/views';
import { routeHandler } from '../../http/route-handler.ts';
import { changeOwnViews } from '../../logic/desk/views.ts';

export const handler = routeHandler(updateOwnViews, ({ body, session: { staff } }) =>
  changeOwnViews(body, { email: staff.email, name: staff.name }),
);
