import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { GetParameterCommand, ParameterNotFound, SSMClient } from '@aws-sdk/client-ssm';
import { v7 as uuid } from 'uuid';
import { distributionParameter } from '#contracts/resources';

let distribution: string | undefined;

/**
 * The CDN's distribution. Its stack comes after this function's and writes the id down; before that, and where there is
 * no CDN, there is none.
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

/** Makes the CDN ask for these paths anew, if there is one. A path may end in `*`. */
export async function invalidate(paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  distribution ??= await findDistribution();
  if (!distribution) return;
  // CloudFront answers in one region, whatever the function's own.
  await new CloudFrontClient({ region: 'us-east-1' }).send(
    new CreateInvalidationCommand({
      DistributionId: distribution,
      InvalidationBatch: { CallerReference: uuid(), Paths: { Quantity: paths.length, Items: [...paths] } },
    }),
  );
}
