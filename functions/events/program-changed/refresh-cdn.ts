import * as consumers from '#contracts/platform/consumers';
import { refreshCdn } from '../../logic/publishing/publish-programs.ts';
import { collectingHandler } from '../collecting-handler.ts';

export const handler = collectingHandler(consumers.refreshCdn, {
  programOf: (key) => key,
  handle: (ids) => refreshCdn(ids),
});
