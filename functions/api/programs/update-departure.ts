import { updateDeparture } from '#contracts/api/departures';
import { routeHandler } from '../../http/route-handler.ts';
import { changeDeparture } from '../../logic/departures.ts';

export const handler = routeHandler(updateDeparture, ({ params, body: { version, ...body }, report }) =>
  changeDeparture(params, { body, version }, report),
);
