import type { App } from 'aws-cdk-lib';
import { emulatorAccount } from '../constructs/stage.ts';
import { BackendStack } from './backend.ts';
import { addBackups } from './backup.ts';
import { EdgeStack } from './edge.ts';
import type { Settings } from './settings.ts';
import { WatchStack } from './watch.ts';
import { WebsiteStack } from './website.ts';

export interface ApplicationProps {
  settings: Settings;
  /** Holds the built code of every function. */
  functionsFolder: string;
  /** Undefined without credentials: the backend then fits any account and region. Emulators get no website. */
  account?: string | undefined;
  region?: string | undefined;
}

/** CloudFront's firewall, its metrics and the account's budget exist in us-east-1 only. */
const virginia = 'us-east-1';

/** Adds the stacks of a stage to the app, in the order in which they depend on each other. */
export function addStacks(app: App, { settings, functionsFolder, account, region }: ApplicationProps) {
  const { stage, rateLimit, alarmEmail, monthlyBudget } = settings;
  const env = { account, region };
  const hasWebsite = account !== undefined && account !== emulatorAccount;
  const backend = new BackendStack(app, `RihlaBackend-${stage}`, { ...settings, hasWebsite, functionsFolder, env });
  if (!hasWebsite) return { backend };

  const inVirginia = { env: { account, region: virginia } };
  const edge = rateLimit ? new EdgeStack(app, `RihlaEdge-${stage}`, { stage, rateLimit, ...inVirginia }) : undefined;
  const website = new WebsiteStack(app, `RihlaWebsite-${stage}`, { ...settings, backend, edge, env });
  const watched = { stage, website, firewall: edge?.firewall, email: alarmEmail, monthlyBudget };
  const watch = new WatchStack(app, `RihlaWatch-${stage}`, { ...watched, ...inVirginia });
  const { backups, backupCopies } = addBackups(app, settings, { backend, env });
  return { backend, edge, website, watch, backups, backupCopies };
}
