import { findDeployed } from '../shared/deployed.ts';
import { StartError } from '../shared/start-error.ts';
import { openBucket } from './bucket.ts';
import { type ReleaseOptions, stageOf } from './deploy.ts';
import { invalidate } from './invalidate.ts';
import { rollBack } from './publish.ts';

/** Serves the site's release before the current one. The backend stays: `docs/operations.md` says how it goes back. */
export async function goBack(options: ReleaseOptions): Promise<void> {
  const deployed = await findDeployed(stageOf(options));
  if (!deployed) throw new StartError(`No website is deployed for the stage ${stageOf(options)}.`);
  const { id, changed } = await rollBack(openBucket(deployed.buckets.site));
  await invalidate(deployed.distribution, changed);
  options.say(`${deployed.url} serves release ${id} again.`);
}
