import { removeDeleted } from '#contracts/api/deleted';
import { routeHandler } from '../../http/route-handler.ts';
import { remove } from '../../logic/deleted.ts';

export const handler = routeHandler(removeDeleted, remove);
