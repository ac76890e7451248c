import { mergeCustomers } from '#contracts/api/customers';
import { routeHandler } from '../../http/route-handler.ts';
import * as customers from '../../logic/customers/customers.ts';

export const handler = routeHandler(mergeCustomers, ({ params, body, session }) =>
  customers.mergeCustomers(params.id, body.other, session.staff),
);
