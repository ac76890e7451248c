import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { logger } from '../../logger.ts';
import { orderAllLinkPictures } from '../../logic/link-pictures/order.ts';
import { withinCall } from '../../time-left.ts';

/** Orders the link pictures that a new day changes: a departure has passed, or an early price. */
export const handler = middy(async (_event: unknown, context: Context) => {
  const ordered = await withinCall(context, () => orderAllLinkPictures());
  logger.info('day begun', { outcome: `link pictures ordered: ${ordered}` });
});
