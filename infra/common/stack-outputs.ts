import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import type { StageName } from '#contracts/stage-settings/stages';
import { withAwsAccess } from './aws-access.ts';
import { StartError } from './start-error.ts';

/**
 * Reads the outputs of a stage's data stack by name: tables, buckets and the dead-letter queue, in the environment's account and region.
 * @throws StartError if the stage is not deployed there, or without access to the account
 */
export async function dataOutputs(stage: StageName): Promise<Record<string, string>> {
  const StackName = `RihlaData-${stage}`;
  try {
    const request = new DescribeStacksCommand({ StackName });
    const { Stacks = [] } = await withAwsAccess(() => new CloudFormationClient({}).send(request));
    const outputs = Stacks[0]?.Outputs ?? [];
    return Object.fromEntries(outputs.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]));
  } catch (error) {
    if (!(error as Error).message.includes('does not exist')) throw error;
    throw new StartError(`${stage} is not deployed in this account and region: npm run deploy -- --stage ${stage}.`);
  }
}
