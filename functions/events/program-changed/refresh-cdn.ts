import { refreshCdn } from '#contracts/platform/consumers';
import { refreshHandler } from '../refresh-handler.ts';

export const handler = refreshHandler(refreshCdn, (key) => key);
