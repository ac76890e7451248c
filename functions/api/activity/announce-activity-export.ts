import { announceActivityExport } from '#contracts/activity';
import { ExportFilter } from '#contracts/audit';
import { routeHandler } from '../../http/route-handler.ts';
import { filterToKeep } from '../../logic/exports.ts';

export const handler = routeHandler(announceActivityExport, async ({ body, report }) =>
  report({ filter: await filterToKeep(ExportFilter.parse(body)) }),
);
