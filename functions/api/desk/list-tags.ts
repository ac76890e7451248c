import { listTags } from '#contracts/api/tags';
import { routeHandler } from '../../http/route-handler.ts';
import { tagsInUse } from '../../logic/desk/tags.ts';

export const handler = routeHandler(listTags, () => tagsInUse());
