import { searchCustomers } from '#contracts/api/customers';
import { routeHandler } from '../../http/route-handler.ts';
import * as customers from '../../logic/customers/search.ts';

export const handler = routeHandler(searchCustomers, ({ body }) => customers.searchCustomers(body));
