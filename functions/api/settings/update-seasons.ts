import { updateSeasons } from '#contracts/api/seasons';
import { routeHandler } from '../../http/route-handler.ts';
import { changeSeasons } from '../../logic/seasons.ts';

export const handler = routeHandler(updateSeasons, ({ body, report }) => changeSeasons(body, report));
