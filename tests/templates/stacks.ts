import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { apiFunctions, eventFunctions } from '#contracts/api/deployed-functions';
import type { Route } from '#contracts/api/route';
import { routes as contractRoutes } from '#contracts/api/routes';
import { siteFunctions } from '#contracts/website/site-functions';
import { addStacks } from '../../infra/stacks/application.ts';
import type { Settings } from '../../infra/stacks/settings.ts';

const { context } = JSON.parse(readFileSync(join(import.meta.dirname, '../../cdk.json'), 'utf8'));

/** Writes placeholders for the built code of every function to a folder. */
export function stubFunctions(folder: string, routes = contractRoutes): string {
  const functionsFolder = join(folder, 'functions');
  for (const { id } of [...apiFunctions(routes), ...eventFunctions(), ...siteFunctions]) {
    mkdirSync(join(functionsFolder, id), { recursive: true });
    writeFileSync(join(functionsFolder, id, 'index.mjs'), id);
  }
  return functionsFolder;
}

export const newApp = (outdir: string, validate = false): App =>
  new App({ context, outdir, builtinCloudFormationValidation: validate });

export interface Target {
  settings: Settings;
  hasWebsite: boolean;
  functionsFolder: string;
  account?: string;
  region?: string;
  routes?: readonly Route[];
}

/** Adds all stacks of the settings to an app like `cdk synth`: for an account, or for none and without a website. */
export function addApplication(app: App, { hasWebsite, ...target }: Target) {
  const place = hasWebsite ? { account: '123456789012', region: 'me-central-1' } : {};
  return addStacks(app, { ...place, ...target });
}
