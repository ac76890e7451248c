import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventFunctions } from '#contracts/api/deployed-functions';
import { pageOnDemand } from '#contracts/website/page-on-demand';
import { rendererFolder } from '../website/folders.ts';
import { addNativePackages } from './native-packages.ts';

/** Adds the files that functions need on Lambda; embedded, the functions find them elsewhere. */
export async function addFunctionFiles(functionsFolder: string): Promise<void> {
  await addNativePackages(functionsFolder);
  const publishers = eventFunctions().filter(({ uses }) => uses.site);
  for (const { id } of [...publishers, pageOnDemand]) await addRenderer(join(functionsFolder, id));
}

/** Copies the site's built renderer. */
async function addRenderer(folder: string): Promise<void> {
  await cp(rendererFolder, join(folder, 'pages'), { recursive: true });
  // Otherwise Node parses each file twice to detect its module type.
  await writeFile(join(folder, 'pages/package.json'), '{ "type": "module" }\n');
}
