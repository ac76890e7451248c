import { removeDeleted } from '#contracts/deleted';
import { routeHandler } from '../../http/route-handler.ts';
import { remove } from '../../logic/deleted.ts';

export const handler = routeHandler(removeDeleted, remove);
