import { findDeployed } from '../common/deployed-website.ts';
import { StartError } from '../common/start-error.ts';
import type { ReleaseOptions } from './deploy.ts';
import { openBucket } from './website/bucket.ts';
import { invalidate } from './website/invalidate.ts';
import { rollBack } from './website/publish.ts';

/** Serves the previous release of the website. `docs/operations.md` explains how to roll back the backend. */
export async function rollBackWebsite({ stage, say }: Pick<ReleaseOptions, 'stage' | 'say'>): Promise<void> {
  const deployed = await findDeployed(stage);
  if (!deployed) throw new StartError(`No website is deployed for the stage ${stage}.`);
  const { id, changed } = await rollBack(openBucket(deployed.buckets.site));
  await invalidate(deployed.distribution, changed);
  say(`${deployed.url} serves release ${id} again.`);
}
