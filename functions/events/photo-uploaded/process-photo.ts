import middy from '@middy/core';
import { PhotoUploaded } from '#contracts/platform/events';
import { logger } from '../../logger.ts';
import { processUpload } from '../../logic/photos/process-photo.ts';

/** Turns an upload into a photo of its program, or rejects it. */
export const handler = middy(async (event: unknown) => {
  const { detail } = PhotoUploaded.parse(event);
  const { key } = detail.object;
  logger.info('photo uploaded', { key, outcome: await processUpload(key) });
});
