import { ExportFilter } from '#contracts/audit';
import { announceRequestsExport } from '#contracts/requests';
import { routeHandler } from '../../http/route-handler.ts';

export const handler = routeHandler(announceRequestsExport, async ({ body, report }) =>
  report({ filter: ExportFilter.parse(body) }),
);
