import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StageSettings } from '#contracts/stage-settings/check-settings';
import { runCommand } from './command.ts';
import type { Endpoint } from './endpoint.ts';

/** The emulators' account, which is no real account. */
const account = '000000000000';
const region = 'us-east-1';

/** The backend stack's outputs by name. */
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

/** Deploys the unchanged CDK app to an emulator and returns the backend's outputs. */
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
    const outputs = join(folder, 'outputs.json');
    const files = ['--output', join(folder, 'cdk.out'), '--outputs-file', outputs];
    // Tests send more enquiries at once than people do, look for the mail of each, and sign in repeatedly.
    const settings = join(folder, 'settings.json');
    const values = { siteOrigin, staffMailSingles: 10_000, spamThreshold: 50, passwordCost: 10 };
    await writeFile(settings, JSON.stringify(values satisfies Partial<StageSettings>));
    const context = ['--context', `settings=${settings}`];
    await runCommand('cdk', ['deploy', '--all', '--require-approval', 'never', ...files, ...context], { env });
    const stacks: Record<string, Outputs> = JSON.parse(await readFile(outputs, 'utf8'));
    return Object.assign({}, ...Object.values(stacks));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
