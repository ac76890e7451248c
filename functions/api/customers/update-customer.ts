import { updateCustomer } from '#contracts/api/customers';
import { routeHandler } from '../../http/route-handler.ts';
import * as customers from '../../logic/customers/customers.ts';

export const handler = routeHandler(updateCustomer, ({ params, body, session }) =>
  customers.updateCustomer(params.id, body, session.staff),
);
