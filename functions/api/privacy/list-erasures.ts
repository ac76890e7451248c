import { listErasures } from '#contracts/privacy';
import { readErasures } from '../../data/privacy.ts';
import { routeHandler } from '../../http/route-handler.ts';

export const handler = routeHandler(listErasures, () => readErasures());
