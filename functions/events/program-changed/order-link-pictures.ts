import * as consumers from '#contracts/platform/consumers';
import { orderLinkPictures } from '../../logic/link-pictures/order.ts';
import { collectingHandler } from '../collecting-handler.ts';

/** Orders the link pictures of changed programs. */
export const handler = collectingHandler(consumers.orderLinkPictures, {
  programOf: (key) => key,
  handle: orderLinkPictures,
});
