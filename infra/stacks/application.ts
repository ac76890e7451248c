import type { App } from 'aws-cdk-lib';
import type { Route } from '#contracts/api/route';
import { routes as contractRoutes } from '#contracts/api/routes';
import { emulatorAccount } from '../constructs/stage.ts';
import { AlarmsStack } from './alarms.ts';
import { ApiStack } from './api.ts';
import { addBackups } from './backup.ts';
import { DataStack, eventsStack, websiteStack } from './data.ts';
import { EdgeStack } from './edge.ts';
import { EventsStack } from './events.ts';
import { FunctionsStack } from './functions.ts';
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
  /** The API's routes, by default those of the contracts. */
  routes?: readonly Route[] | undefined;
}

/** CloudFront's firewall, its metrics and the account's budget exist in us-east-1 only. */
const virginia = 'us-east-1';

/** Adds the stacks of a stage to the app, in the order in which they depend on each other. */
export function addStacks(app: App, { settings, functionsFolder, ...place }: ApplicationProps) {
  const { account, region, routes = contractRoutes } = place;
  const { stage, rateLimit, alarmEmail, monthlyBudget } = settings;
  const env = { account, region };
  const hasWebsite = account !== undefined && account !== emulatorAccount;
  const data = new DataStack(app, `RihlaData-${stage}`, { ...settings, hasWebsite, env });
  const backend = { ...settings, data, functionsFolder, env };
  const functions = new FunctionsStack(app, `RihlaFunctions-${stage}`, { ...backend, hasWebsite, routes });
  const api = new ApiStack(app, `RihlaApi-${stage}`, { stage, hasWebsite, routes, functions, env });
  const events = new EventsStack(app, eventsStack(stage), backend);
  const watchedHere = { stage, alarmEmail, data, api, events, env };
  const addAlarms = (website?: WebsiteStack) =>
    new AlarmsStack(app, `RihlaAlarms-${stage}`, { ...watchedHere, website, holdsOn: !hasWebsite });
  if (!hasWebsite) return { data, functions, api, events, alarms: addAlarms() };

  const inVirginia = { env: { account, region: virginia } };
  const edge = new EdgeStack(app, `RihlaEdge-${stage}`, { stage, rateLimit, ...inVirginia });
  const website = new WebsiteStack(app, websiteStack(stage), { ...backend, functions, api, events, edge });
  const alarms = addAlarms(website);
  // Without a limit the firewall only counts attempts to sign in, of which the functions tell.
  const firewall = rateLimit ? edge.firewall : undefined;
  const watched = { stage, website, firewall, email: alarmEmail, monthlyBudget };
  const watch = new WatchStack(app, `RihlaWatch-${stage}`, { ...watched, ...inVirginia });
  const { backups, backupCopies } = addBackups(app, settings, { data, env });
  return { data, functions, api, events, alarms, edge, website, watch, backups, backupCopies };
}
