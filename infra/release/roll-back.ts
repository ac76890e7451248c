import { findDeployed } from '../shared/deployed-website.ts';
import { StartError } from '../shared/start-error.ts';
import { type ReleaseOptions, stageOf } from './deploy.ts';
import { openBucket } from './website/bucket.ts';
import { invalidate } from './website/invalidate.ts';
import { rollBack } from './website/publish.ts';

/** Serves the previous release of the website. `docs/operations.md` says how the backend goes back. */
export async function rollBackWebsite(options: ReleaseOptions): Promise<void> {
  const deployed = await findDeployed(stageOf(options));
  if (!deployed) throw new StartError(`No website is deployed for the stage ${stageOf(options)}.`);
  const { id, changed } = await rollBack(openBucket(deployed.buckets.site));
  await invalidate(deployed.distribution, changed);
  options.say(`${deployed.url} serves release ${id} again.`);
}
