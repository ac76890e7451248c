import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { GetParameterCommand, ParameterNotFound, SSMClient } from '@aws-sdk/client-ssm';
import { v7 as uuid } from 'uuid';
import { distributionParameter } from '#contracts/platform/resources';

let distribution: string | undefined;

/**
 * Returns the id of the CDN's distribution; undefined without a CDN. The CDN's stack is deployed after this function
 * and stores the id in an SSM parameter.
 */
async function findDistribution(): Promise<string | undefined> {
  const Name = process.env[distributionParameter.variable];
  if (!Name) return undefined;
  try {
    const { Parameter } = await new SSMClient().send(new GetParameterCommand({ Name }));
    return Parameter?.Value;
  } catch (error) {
    if (error instanceof ParameterNotFound) return undefined;
    throw error;
  }
}

/** One path invalidates the whole site: CloudFront charges per path. */
export const everything = ['/*'];

/** Invalidates these paths in the CDN, if there is one. A path may end in `*`. */
export async function invalidate(paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  distribution ??= await findDistribution();
  if (!distribution) return;
  // CloudFront's API is only in us-east-1, whatever the function's region is.
  await new CloudFrontClient({ region: 'us-east-1' }).send(
    new CreateInvalidationCommand({
      DistributionId: distribution,
      InvalidationBatch: { CallerReference: uuid(), Paths: { Quantity: paths.length, Items: [...paths] } },
    }),
  );
}
