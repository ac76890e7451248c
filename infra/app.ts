import { App } from 'aws-cdk-lib';
import { ensureBuilt } from './bundle/ensure-built.ts';
import { buildFunctions, functionsFolder } from './bundle/functions/index.ts';
import { addFunctionFiles } from './bundle/functions/lambda-files.ts';
import { emulatorAccount } from './constructs/stage.ts';
import { exitWith } from './shared/start-error.ts';
import { BackendStack } from './stacks/backend.ts';
import { EdgeStack } from './stacks/edge.ts';
import { readSettings, type Settings } from './stacks/settings.ts';
import { WebsiteStack } from './stacks/website.ts';

const app = new App();
const settings = settingsOrExit();
await buildFunctions();
// The renderer must come from the same build as the browser's files.
await ensureBuilt(['site']);
await addFunctionFiles(functionsFolder);

const { stage, rateLimit } = settings;
// Undefined without credentials: the backend then fits any account and region.
const account = process.env.CDK_DEFAULT_ACCOUNT;
const env = { account, region: process.env.CDK_DEFAULT_REGION };
const hasWebsite = account !== undefined && account !== emulatorAccount;
const backend = new BackendStack(app, `RihlaBackend-${stage}`, { ...settings, hasWebsite, functionsFolder, env });

if (hasWebsite) {
  const inVirginia = { env: { account, region: 'us-east-1' } };
  const edge = rateLimit ? new EdgeStack(app, `RihlaEdge-${stage}`, { stage, rateLimit, ...inVirginia }) : undefined;
  new WebsiteStack(app, `RihlaWebsite-${stage}`, { ...settings, backend, edge, env });
}

function settingsOrExit(): Settings {
  try {
    return readSettings(app.node);
  } catch (error) {
    exitWith(error);
  }
}
