import { announceExport } from '#contracts/exports';
import { routeHandler } from '../../http/route-handler.ts';
import { filterToKeep } from '../../logic/exports.ts';

export const handler = routeHandler(announceExport, async ({ body: { of, ...filter }, report }) =>
  report({
    action: of === 'requests' ? 'enquiries_exported' : 'activity_exported',
    filter: await filterToKeep(filter),
  }),
);
