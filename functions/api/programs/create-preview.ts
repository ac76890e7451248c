import { createPreview } from '#contracts/api/program-previews';
import { routeHandler } from '../../http/route-handler.ts';
import * as previews from '../../logic/publications/previews.ts';

export const handler = routeHandler(createPreview, ({ params }) => previews.createPreview(params.id));
