import { restoreDeleted } from '#contracts/api/deleted';
import { routeHandler } from '../../http/route-handler.ts';
import { restore } from '../../logic/deleted.ts';

export const handler = routeHandler(restoreDeleted, restore);
