import { addDepartures } from '#contracts/api/departures';
import { routeHandler } from '../../http/route-handler.ts';
import * as departures from '../../logic/departures.ts';

export const handler = routeHandler(addDepartures, ({ params, body }) =>
  departures.addDepartures(params.id, body.departures),
);
