import { CloudFormationClient, paginateListStackResources } from '@aws-sdk/client-cloudformation';
import { StartError } from '../shared/start-error.ts';
import { runCdk } from './cdk.ts';
import { type ReleaseOptions, stageOf } from './deploy.ts';
import { openBucket } from './website/bucket.ts';

/**
 * Destroys a dev stage with all its data, since CloudFormation deletes empty buckets only. The CDN goes first, since
 * it reads the buckets. Can be repeated after a failure.
 */
export async function destroy(options: ReleaseOptions): Promise<void> {
  const stage = stageOf(options);
  if (stage !== 'dev') throw new StartError(`The stage ${stage} keeps its data: only dev can be destroyed.`);
  // Succeeds if the stack does not exist.
  await runCdk(['destroy', `RihlaWebsite-${stage}`, '--force'], options.context);
  const stacks = [{ name: `RihlaEdge-${stage}`, region: 'us-east-1' }, { name: `RihlaBackend-${stage}` }];
  for (const { name, ...place } of stacks) {
    for (const bucket of await bucketsOf(name, place)) {
      options.say(`Emptying ${bucket} ...`);
      await openBucket(bucket, place).empty();
    }
  }
  await runCdk(['destroy', '--all', '--force'], options.context);
}

/** Names of a stack's buckets; none if the stack does not exist. */
async function bucketsOf(StackName: string, place: { region?: string }): Promise<string[]> {
  const pages = paginateListStackResources({ client: new CloudFormationClient(place) }, { StackName });
  const names: string[] = [];
  try {
    for await (const { StackResourceSummaries = [] } of pages) {
      const buckets = StackResourceSummaries.filter(({ ResourceType }) => ResourceType === 'AWS::S3::Bucket');
      names.push(...buckets.flatMap(({ PhysicalResourceId }) => PhysicalResourceId ?? []));
    }
  } catch (error) {
    if (!(error as Error).message.includes('does not exist')) throw error;
  }
  return names;
}
