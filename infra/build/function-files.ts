import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addNativePackages } from './native-packages.ts';
import { rendererFolder } from './site-folders.ts';

/** Puts beside the built functions what they need on Lambda and find elsewhere when they run embedded. */
export async function addFunctionFiles(functionsFolder: string): Promise<void> {
  await addNativePackages(functionsFolder);
  await addRenderer(join(functionsFolder, 'publishProgram'));
}

/** The renderer of the site as it is built. */
async function addRenderer(folder: string): Promise<void> {
  await cp(rendererFolder, join(folder, 'pages'), { recursive: true });
  // Otherwise Node reads each file twice to find out what it is.
  await writeFile(join(folder, 'pages/package.json'), '{ "type": "module" }\n');
}
