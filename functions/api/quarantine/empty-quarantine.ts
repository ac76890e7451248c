import { emptyQuarantine } from '#contracts/api/quarantine';
import { routeHandler } from '../../http/route-handler.ts';
import * as quarantine from '../../logic/quarantine.ts';

export const handler = routeHandler(emptyQuarantine, ({ query }) => quarantine.emptyQuarantine(query.until));
