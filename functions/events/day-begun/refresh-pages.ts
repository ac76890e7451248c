import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { logger } from '../../logger.ts';
import { RetryLater } from '../../logic/outages.ts';
import { publishPrograms } from '../../logic/publishing/publish-programs.ts';

/** Stops this many ms before the timeout: one step takes a few seconds. */
const margin = 30_000;

/**
 * Publishes the programs' pages each day: a program may have ended, may depart too soon for free cancellation, or may
 * be similar to a changed one. A call that runs out of time fails, and its retry continues with the rest.
 */
export const handler = middy(async (_event: unknown, context: Context) => {
  const next = await publishPrograms({ isOver: () => context.getRemainingTimeInMillis() < margin });
  if (next) throw new RetryLater(`The pages are written up to ${next.after}.`);
  logger.info('day begun', { outcome: 'published' });
});
