import middy from '@middy/core';
import { PhotoUploaded } from '#contracts/platform/events';
import { logger } from '../../logger.ts';
import { drawOrdered } from '../../logic/link-pictures/link-pictures.ts';
import { processUpload } from '../../logic/photos/process-photo.ts';
import { processSitePicture } from '../../logic/site-pictures/process-picture.ts';

/**
 * Turns an upload into a photo of its program or a picture of the site, or rejects it; draws the link pictures that an order
 * asks for.
 */
export const handler = middy(async (event: unknown) => {
  const { detail } = PhotoUploaded.parse(event);
  const { key } = detail.object;
  const outcome = (await drawOrdered(key)) ?? (await processSitePicture(key)) ?? (await processUpload(key));
  logger.info('photo uploaded', { key, outcome });
});
