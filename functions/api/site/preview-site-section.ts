import { previewSiteSection } from '#contracts/api/site-content';
import { routeHandler } from '../../http/route-handler.ts';
import { previewSection } from '../../logic/site-content/preview.ts';

export const handler = routeHandler(previewSiteSection, ({ params }) => previewSection(params.id));
