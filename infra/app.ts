import { App } from 'aws-cdk-lib';
import { buildFunctions, functionsFolder } from './build/functions.ts';
import { addNativePackages } from './build/native-packages.ts';
import { BackendStack } from './stacks/backend.ts';
import { readSettings } from './stacks/settings.ts';

const app = new App();
const settings = readSettings(app.node);
await buildFunctions();
await addNativePackages(functionsFolder);

new BackendStack(app, `RihlaBackend-${settings.stage}`, {
  ...settings,
  functionsFolder,
  // Absent without credentials: the stack then fits any account and region.
  env: { account: process.env.CDK_DEFAULT_ACCOUNT, region: process.env.CDK_DEFAULT_REGION },
});
