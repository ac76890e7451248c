import { getHealth } from '#contracts/system';
import { routeHandler } from '../../http/route-handler.ts';

export const handler = routeHandler(getHealth, async () => ({ status: 'ok' as const }));
