import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import type { StageSettings } from '#contracts/stage-settings/check-settings';
import type { StageName } from '#contracts/stage-settings/stages';
import { withAwsAccess } from '../common/aws-access.ts';
import { findDeployed } from '../common/deployed-website.ts';
import { dataOutputs } from '../common/stack-outputs.ts';
import { readStageSettings } from '../common/stage-settings.ts';
import { StartError } from '../common/start-error.ts';

/** The deployment that the tests run against. */
export interface Target {
  stage: StageName;
  account: string;
  region: string;
  /** Origin of the site. */
  url: string;
  /** Outputs of the data's stack by name. */
  outputs: Readonly<Record<string, string>>;
  settings: StageSettings;
  /** True if the owners require two-step sign-in of everyone. */
  requiresTwoStep: boolean;
}

interface Options {
  /** The site's origin, if the deployment has no CDN, as on an emulator. */
  url?: string | undefined;
  /** The file with the deployment's settings; by default the stage's own. */
  settings?: string | undefined;
}

/**
 * Finds a stage's deployment in the environment's account and region.
 * @throws StartError if nobody is signed in, or the stage is not deployed
 */
export async function findTarget(stage: StageName, { url, settings: file }: Options = {}): Promise<Target> {
  const region = process.env.AWS_REGION;
  if (!region) throw new StartError('Set AWS_REGION to the region of the deployment.');
  if (url !== undefined && (!URL.canParse(url) || new URL(url).origin !== url)) {
    throw new StartError('--url must be an origin without a path, such as http://localhost:3000.');
  }
  const settings = readStageSettings(stage, file);
  const account = await signedInAccount();
  const outputs = await dataOutputs(stage);
  const site = url ?? (await findDeployed(stage))?.url;
  if (!site) throw new StartError(`${stage} has no website here: name its address with --url.`);
  Object.assign(process.env, { SETTINGS_TABLE: outputs.SettingsTableName });
  const { isTwoStepRequired } = await import('../../functions/data/settings.ts');
  const requiresTwoStep = await isTwoStepRequired();
  return { stage, account, region, url: site, outputs, settings, requiresTwoStep };
}

async function signedInAccount(): Promise<string> {
  const { Account = '' } = await withAwsAccess(() => new STSClient({}).send(new GetCallerIdentityCommand({})));
  return Account;
}
