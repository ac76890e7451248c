import { orderLinkPicturesForDepartures } from '#contracts/platform/consumers';
import { programIdOf } from '../../data/departure-items.ts';
import { orderLinkPictures } from '../../logic/link-pictures/order.ts';
import { collectingHandler } from '../collecting-handler.ts';

/** Orders the link pictures of the programs whose departures have changed. */
export const handler = collectingHandler(orderLinkPicturesForDepartures, {
  programOf: (key) => programIdOf({ sk: key }),
  handle: orderLinkPictures,
});
