import type { SamplePhoto } from './programs/sample-program.ts';
import { renderPhoto } from './render-photo.ts';

/** The process that renders sample photos, see `photos.ts`. */
process.on('message', async (photo: SamplePhoto) => {
  const answer = await renderPhoto(photo).then(
    (bytes) => ({ bytes }),
    (error: Error) => ({ error: error.message }),
  );
  process.send?.(answer);
});
process.once('disconnect', () => process.exit());
