import { endPreviews } from '#contracts/api/program-previews';
import { removePreviews } from '../../data/previews.ts';
import { routeHandler } from '../../http/route-handler.ts';

export const handler = routeHandler(endPreviews, ({ params }) => removePreviews(params.id));
