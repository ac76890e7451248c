import type { Context, DynamoDBStreamEvent } from 'aws-lambda';
import { publishProgram } from '#contracts/events';
import { logger } from '../../logger.ts';
import { programChanged, publishPrograms } from '../../logic/publish-programs.ts';
import { changeHandler } from '../change-handler.ts';

const followChanges = changeHandler(publishProgram, {
  parse: () => undefined,
  handle: programChanged,
});

/** Sent by a deployment after its upload, to write all pages with the new build. */
type Deployed = { publish: 'all' };

/** Publishes the pages of a changed program. */
export const handler = async (event: DynamoDBStreamEvent | Deployed, context: Context) => {
  if (!('publish' in event)) return followChanges(event, context);
  await publishPrograms({ again: true });
  logger.info('programs published', { outcome: 'all' });
  return {};
};
