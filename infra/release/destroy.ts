import { StartError } from '../local/start-error.ts';
import { openBucket } from './bucket.ts';
import { runCdk } from './cdk.ts';
import { type ReleaseOptions, stageOf } from './deploy.ts';
import { findDeployed } from './deployed.ts';

/** Takes a dev stage away with everything it holds; CloudFormation itself deletes no bucket that is not empty. */
export async function destroy(options: ReleaseOptions): Promise<void> {
  const stage = stageOf(options);
  if (stage !== 'dev') throw new StartError(`The stage ${stage} keeps its data: only dev can be destroyed.`);
  const deployed = await findDeployed(stage);
  for (const [name, bucket] of Object.entries(deployed?.buckets ?? {})) {
    options.say(`Emptying the bucket of the ${name} ...`);
    await openBucket(bucket, name === 'logs' ? { region: 'us-east-1' } : {}).empty();
  }
  await runCdk(['destroy', '--all', '--force'], options.context);
}
