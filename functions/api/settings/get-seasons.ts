import { getSeasons } from '#contracts/api/seasons';
import { readSeasons } from '../../data/seasons.ts';
import { routeHandler } from '../../http/route-handler.ts';

export const handler = routeHandler(getSeasons, readSeasons);
