import { sharePresence } from '#contracts/api/presence';
import { routeHandler } from '../../http/route-handler.ts';
import * as presence from '../../logic/desk/presence.ts';

export const handler = routeHandler(sharePresence, ({ body, session: { staff } }) =>
  presence.sharePresence(body, staff),
);
