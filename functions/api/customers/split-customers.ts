import { splitCustomers } from '#contracts/api/customers';
import { routeHandler } from '../../http/route-handler.ts';
import * as customers from '../../logic/customers/customers.ts';

export const handler = routeHandler(splitCustomers, ({ params }) => customers.splitCustomers(params.id, params.other));
