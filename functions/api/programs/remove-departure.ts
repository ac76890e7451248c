import { removeDeparture } from '#contracts/api/departures';
import { routeHandler } from '../../http/route-handler.ts';
import * as departures from '../../logic/departures.ts';

export const handler = routeHandler(removeDeparture, ({ params }) => departures.removeDeparture(params));
