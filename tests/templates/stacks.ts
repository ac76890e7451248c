import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { consumers } from '#contracts/consumers';
import { routes } from '#contracts/routes';
import { pageOnDemand } from '#contracts/website/page-on-demand';
import { addStacks } from '../../infra/stacks/application.ts';
import type { Settings } from '../../infra/stacks/settings.ts';

const { context } = JSON.parse(readFileSync(join(import.meta.dirname, '../../cdk.json'), 'utf8'));

/** Writes placeholders for the built code of every function to a folder. */
export function stubFunctions(folder: string): string {
  const functionsFolder = join(folder, 'functions');
  for (const { id } of [...routes, ...consumers, pageOnDemand]) {
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
  region?: string;
}

/** Adds all stacks of the settings to an app like `cdk synth`: for an account, or for none and without a website. */
export function addApplication(app: App, { hasWebsite, region = 'me-central-1', ...target }: Target) {
  return addStacks(app, { ...target, account: hasWebsite ? '123456789012' : undefined, region });
}
