import { announceExport } from '#contracts/exports';
import { routeHandler } from '../../http/route-handler.ts';

export const handler = routeHandler(announceExport, async ({ body, report }) => report({ filter: body }));
