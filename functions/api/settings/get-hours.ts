import { getHours } from '#contracts/api/hours';
import { routeHandler } from '../../http/route-handler.ts';
import * as hours from '../../logic/desk/hours.ts';

export const handler = routeHandler(getHours, hours.getHours);
