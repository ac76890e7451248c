import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readOptions } from '../infra/common/options.ts';
import { exitWith } from '../infra/common/start-error.ts';
import { installDebianPackages } from './debian-packages.ts';

/** `npm run browser`: finds or installs a Chromium or Chrome for the browser tests and prints its path. */
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Headless builds: the same engine with a third of the processor time. */
const headlessShells = ['chromium-headless-shell', 'chrome-headless-shell'];

const usualPlaces: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    return folder ? [join(folder, 'Google/Chrome/Application/chrome.exe')] : [];
  }),
};

const instruction =
  'No Chromium or Chrome was found; install one, or set CHROMIUM_PATH to its program file, and run the command again.';

/** Finds a browser's executable: `CHROMIUM_PATH`, else one on the PATH, else one in a standard place. */
export const findChromium = (environment: NodeJS.ProcessEnv = process.env): string | undefined =>
  find([...headlessShells, ...browsers], environment);

/** Finds a full browser, as people use, for measurements. */
export const findFullBrowser = (): string | undefined => find([...browsers, ...headlessShells], process.env);

function find(names: readonly string[], environment: NodeJS.ProcessEnv): string | undefined {
  const { CHROMIUM_PATH } = environment;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  return findOnPath(names, environment) ?? usualPlaces[process.platform]?.find(isProgram);
}

/** Returns the path of the first of these programs on the PATH. */
export function findOnPath(names: readonly string[], { PATH = '' }: NodeJS.ProcessEnv): string | undefined {
  return PATH.split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Finds or installs the browser for the tests; undefined if there is none. */
function ensureChromium(): string | undefined {
  const found = findChromium();
  if (process.env.CHROMIUM_PATH) return found && isProgram(found) ? found : undefined;
  if (!found?.endsWith('headless-shell') && !installDebianPackages('chromium-headless-shell') && !found) {
    installDebianPackages('chromium');
  }
  return findChromium();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    readOptions('npm run browser --', {});
  } catch (error) {
    exitWith(error);
  }
  const path = ensureChromium();
  const { CHROMIUM_PATH } = process.env;
  if (path) console.log(path);
  else console.error(CHROMIUM_PATH ? `CHROMIUM_PATH is ${CHROMIUM_PATH}, which is no program.` : instruction);
  process.exitCode = path ? 0 : 1;
}
