import { getHealth } from '#contracts/api/system';
import { publicHandler } from '../../http/public-handler.ts';

export const handler = publicHandler(getHealth, async () => ({ status: 'ok' as const }));
