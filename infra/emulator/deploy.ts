import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import type { StageSettings } from '#contracts/stage-settings/check-settings';
import { runCommand } from './command.ts';
import type { Endpoint } from './endpoint.ts';

/** The emulators' account, which is no real account. */
const account = '000000000000';
const region = 'us-east-1';

/** The stacks' outputs by name. */
export type Outputs = Readonly<Record<string, string>>;

/** The environment for SDKs and the CDK: the emulator, and no account of the person who runs it. */
export const emulatorEnvironment = ({ url }: Pick<Endpoint, 'url'>) => ({
  AWS_ENDPOINT_URL: url,
  AWS_ENDPOINT_URL_S3: url,
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
  AWS_SESSION_TOKEN: '',
  AWS_REGION: region,
});

/** Deploys the unchanged CDK app to an emulator and returns the stacks' outputs. */
export async function deployTo(endpoint: Endpoint, siteOrigin: string): Promise<Outputs> {
  const folder = await mkdtemp(join(tmpdir(), 'rihla-deploy-'));
  const env = {
    ...emulatorEnvironment(endpoint),
    AWS_PROFILE: undefined,
    AWS_DEFAULT_REGION: region,
    CDK_DEFAULT_ACCOUNT: account,
    CDK_DEFAULT_REGION: region,
    CI: 'true',
  };
  try {
    // In a folder without cdk.json, because bootstrapping needs no synthesised app.
    await runCommand('cdk', ['bootstrap', `aws://${account}/${region}`], { cwd: folder, env });
    const files = ['--output', join(folder, 'cdk.out')];
    // Tests send more enquiries at once than people do, look for the mail of each, and sign in repeatedly.
    const settings = join(folder, 'settings.json');
    const limits = { staffMailSingles: 10_000, spamThreshold: 50, confirmationsPerConnection: 999 };
    const values = { siteOrigin, ...limits, passwordCost: 10 };
    await writeFile(settings, JSON.stringify(values satisfies Partial<StageSettings>));
    const context = ['--context', `settings=${settings}`];
    await runCommand('cdk', ['deploy', '--all', '--require-approval', 'never', ...files, ...context], { env });
    return await readOutputs(endpoint);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads them at the end: LocalStack calls a stack complete before it has its outputs, so that the CDK's file lacks them. */
async function readOutputs({ url }: Endpoint): Promise<Outputs> {
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const client = new CloudFormationClient({ endpoint: url, region, credentials });
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand());
    const outputs = Stacks.flatMap((stack) => stack.Outputs ?? []);
    return Object.fromEntries(outputs.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]));
  } finally {
    client.destroy();
  }
}
