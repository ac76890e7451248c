import { applySiteImport } from '#contracts/api/site-import';
import { routeHandler } from '../../http/route-handler.ts';
import * as staging from '../../logic/site-import/staging.ts';

export const handler = routeHandler(applySiteImport, ({ body, session }) =>
  staging.startApplying(body, session.staff.email),
);
