import { deleteSuspect } from '#contracts/api/quarantine';
import { routeHandler } from '../../http/route-handler.ts';
import * as quarantine from '../../logic/quarantine.ts';

export const handler = routeHandler(deleteSuspect, async ({ params, report }) => {
  report({ action: 'suspect_deleted', record: await quarantine.deleteSuspect(params.id) });
});
