import type { Context, DynamoDBStreamEvent } from 'aws-lambda';
import { publishProgram } from '#contracts/platform/consumers';
import { ProgramChanged } from '#contracts/platform/events';
import { logger } from '../../logger.ts';
import { type Progress, programChanged, publishPrograms } from '../../logic/publishing/publish-programs.ts';
import { changeHandler } from '../change-handler.ts';

const followChanges = changeHandler(publishProgram, {
  parse: ({ key }) => ProgramChanged.parse({ id: key.sk }),
  handle: ({ id }) => programChanged(id),
});

/** Sent by a deployment after its upload, to write all pages with the new build. */
interface Deployed {
  publish: 'all';
  /** The reply of the previous call, for a catalogue that takes several. */
  from?: Progress;
}

/** Stops this many ms before the timeout: one step takes a few seconds. */
const margin = 30_000;

/** Publishes the pages of a changed program. */
export const handler = async (event: DynamoDBStreamEvent | Deployed, context: Context) => {
  if (!('publish' in event)) return followChanges(event, context);
  const isOver = () => context.getRemainingTimeInMillis() < margin;
  const next = await publishPrograms({ again: true, isOver, ...(event.from && { from: event.from }) });
  logger.info('programs published', { outcome: next ? `up to ${next.part} ${next.after}` : 'all' });
  return { next };
};
