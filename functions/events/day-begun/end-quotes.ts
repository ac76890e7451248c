import middy from '@middy/core';
import { logger } from '../../logger.ts';
import { noteEndedQuotes } from '../../logic/quotes/expiry.ts';

/** Notes the open quotes whose last day has passed. */
export const handler = middy(async () => {
  logger.info('day begun', { outcome: `quotes ended: ${await noteEndedQuotes()}` });
});
