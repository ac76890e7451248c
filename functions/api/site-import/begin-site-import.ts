import { beginSiteImport } from '#contracts/api/site-import';
import { routeHandler } from '../../http/route-handler.ts';
import * as staging from '../../logic/site-import/staging.ts';

export const handler = routeHandler(beginSiteImport, ({ body }) => staging.beginImport(body.name));
