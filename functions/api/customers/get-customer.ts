import { getCustomer } from '#contracts/api/customers';
import { routeHandler } from '../../http/route-handler.ts';
import * as customers from '../../logic/customers/customers.ts';

export const handler = routeHandler(getCustomer, ({ params }) => customers.getCustomer(params.id));
