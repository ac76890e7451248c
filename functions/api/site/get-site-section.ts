import { getSiteSection } from '#contracts/api/site-content';
import { routeHandler } from '../../http/route-handler.ts';
import * as sections from '../../logic/site-content/sections.ts';

export const handler = routeHandler(getSiteSection, ({ params }) => sections.getSection(params.id));
