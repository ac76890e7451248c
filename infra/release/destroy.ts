import { CloudFormationClient, paginateListStackResources } from '@aws-sdk/client-cloudformation';
import { StartError } from '../common/start-error.ts';
import { runCdk } from './cdk.ts';
import { agreeToDataLoss } from './consent.ts';
import type { DataLoss } from './data-losses.ts';
import type { ReleaseOptions } from './deploy.ts';
import { openBucket } from './website/bucket.ts';

/**
 * Destroys a dev stage with all its data. It empties the buckets, since CloudFormation deletes only empty ones, and
 * removes the CDN first, since it reads them. Can be repeated after a failure.
 * @throws StartError without consent
 */
export async function destroy({ stage, consent, say }: ReleaseOptions): Promise<void> {
  if (stage !== 'dev') throw new StartError(`The stage ${stage} keeps its data: only dev can be destroyed.`);
  const everything: DataLoss = {
    ...{ stack: `RihlaData-${stage}`, resource: 'Every table and bucket', type: 'all' },
    effect: 'is deleted with everything in it',
  };
  await agreeToDataLoss([everything], { stage, ...consent, say });
  // Succeeds if the stacks do not exist. Alarms refer to the CDN and are removed with it.
  await runCdk(['destroy', `RihlaWatch-${stage}`, `RihlaWebsite-${stage}`, '--force'], { stage });
  const stacks = [{ name: `RihlaEdge-${stage}`, region: 'us-east-1' }, { name: `RihlaData-${stage}` }];
  for (const { name, ...place } of stacks) {
    for (const bucket of await bucketsOf(name, place)) {
      say(`Emptying ${bucket} ...`);
      await openBucket(bucket, place).empty();
    }
  }
  await runCdk(['destroy', '--all', '--force'], { stage });
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
