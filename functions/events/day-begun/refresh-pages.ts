import middy from '@middy/core';
import { logger } from '../../logger.ts';
import { publishPrograms } from '../../logic/publish-programs.ts';

/** Publishes the programs' pages each day: a program may have ended, or leave too soon for a promise on its page. */
export const handler = middy(async () => {
  await publishPrograms();
  logger.info('day begun', { outcome: 'published' });
});
