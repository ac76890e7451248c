import { refreshCdnForDepartures } from '#contracts/platform/consumers';
import { programIdOf } from '../../data/departure-items.ts';
import { refreshHandler } from '../refresh-handler.ts';

export const handler = refreshHandler(refreshCdnForDepartures, (key) => programIdOf({ sk: key }));
