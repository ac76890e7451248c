import type { Context, DynamoDBStreamEvent } from 'aws-lambda';
import { publishProgram } from '#contracts/events';
import { photosOf } from '../../data/program-items.ts';
import { logger } from '../../logger.ts';
import { programChanged, publishPrograms } from '../../logic/publish-programs.ts';
import { changeHandler } from '../change-handler.ts';

const followChanges = changeHandler(publishProgram, {
  parse: ({ name, before }) => (name === 'REMOVE' && before ? photosOf(before) : undefined),
  handle: programChanged,
});

/** What a deployment sends once its files are up: the pages are to be written with the new build. */
type Deployed = { publish: 'all' };

/** A program has changed: refreshes what the CDN serves of it. */
export const handler = async (event: DynamoDBStreamEvent | Deployed, context: Context) => {
  if (!('publish' in event)) return followChanges(event, context);
  await publishPrograms({ again: true });
  logger.info('programs published', { outcome: 'all' });
  return {};
};
