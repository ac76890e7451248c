import { listQuarantine } from '#contracts/api/quarantine';
import { Reply } from '../../http/reply.ts';
import { routeHandler } from '../../http/route-handler.ts';
import * as quarantine from '../../logic/quarantine.ts';

export const handler = routeHandler(listQuarantine, async ({ query }) => {
  const { quarantined, next } = await quarantine.listQuarantine(query);
  return Reply.page(quarantined, next);
});
