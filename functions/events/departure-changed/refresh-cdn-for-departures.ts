import { refreshCdnForDepartures } from '#contracts/platform/consumers';
import { programIdOf } from '../../data/departure-items.ts';
import { refreshCdn } from '../../logic/publishing/publish-programs.ts';
import { collectingHandler } from '../collecting-handler.ts';

export const handler = collectingHandler(refreshCdnForDepartures, {
  programOf: (key) => programIdOf({ sk: key }),
  handle: (ids) => refreshCdn(ids),
});
