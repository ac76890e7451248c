import { getFigures } from '#contracts/api/figures';
import { routeHandler } from '../../http/route-handler.ts';
import { figuresOf } from '../../logic/figures/figures.ts';

export const handler = routeHandler(getFigures, ({ query, session: { staff } }) =>
  figuresOf(query, { withPeople: staff.role === 'owner' }),
);
