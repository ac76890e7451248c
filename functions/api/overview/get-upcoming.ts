import { getUpcoming } from '#contracts/api/figures';
import { routeHandler } from '../../http/route-handler.ts';
import { upcoming } from '../../logic/figures/upcoming.ts';

export const handler = routeHandler(getUpcoming, () => upcoming());
