import { App } from 'aws-cdk-lib';
import { ensureBuilt } from './bundle/ensure-built.ts';
import { buildFunctions, functionsFolder } from './bundle/functions/index.ts';
import { addFunctionFiles } from './bundle/functions/lambda-files.ts';
import { exitWith } from './common/start-error.ts';
import { addStacks } from './stacks/application.ts';
import { readSettings, type Settings } from './stacks/settings.ts';

const app = new App();
const settings = settingsOrExit();
await buildFunctions();
// The renderer must come from the same build as the browser's files.
await ensureBuilt(['site']);
await addFunctionFiles(functionsFolder);

const { CDK_DEFAULT_ACCOUNT: account, CDK_DEFAULT_REGION: region } = process.env;
addStacks(app, { settings, functionsFolder, account, region });

function settingsOrExit(): Settings {
  try {
    return readSettings(app.node);
  } catch (error) {
    exitWith(error);
  }
}
