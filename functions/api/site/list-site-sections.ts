import { listSiteSections } from '#contracts/api/site-content';
import { routeHandler } from '../../http/route-handler.ts';
import * as sections from '../../logic/site-content/sections.ts';

export const handler = routeHandler(listSiteSections, ({ query, report }) => {
  if (query.exported) report({ action: 'site_exported' });
  return sections.listSections();
});
