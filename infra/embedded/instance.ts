import { randomBytes } from 'node:crypto';
import { chmod, mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { readIfExists, writeAtomically } from '../common/files.ts';
import { parseJson } from '../common/parse-json.ts';
import { StartError } from '../common/start-error.ts';
import { closeFiles } from './private-files.ts';
import type { Credentials } from './storage/signature.ts';

/** The content of `<dataDir>/runtime.json`, by which commands find the instance that uses the folder. */
const Runtime = z.object({
  pid: z.int(),
  /** Origin of the site for browsers. */
  url: z.string(),
  /** Origin on this machine. */
  internalUrl: z.string(),
  /** URL of the database. */
  database: z.string(),
});
export type Runtime = z.infer<typeof Runtime>;

const Keys = z.object({ accessKeyId: z.string(), secretAccessKey: z.string() });

const runtimeFile = (dataDir: string) => join(dataDir, 'runtime.json');

/**
 * Makes the data folder, and closes it and its files to other users of this machine.
 *
 * @throws StartError if the folder cannot be created or written to
 */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    const isNew = await makeFolder(dataDir);
    const readme = join(dataDir, 'README.txt');
    // A folder that was made for something else keeps its permissions.
    if (isNew || (await readIfExists(readme))) await chmod(dataDir, 0o700);
    await writeAtomically(readme, 'Data of the embedded runtime. Delete this folder to start over.\n');
    await closeFiles(dataDir);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`The data folder ${dataDir} cannot be written to (${code}); set DATA_DIR to one that can.`);
  }
}

/**
 * Like `mkdir -p`. Node's own `recursive` loops forever where the system answers ENOENT for a forbidden folder.
 *
 * @returns false if the folder existed
 */
async function makeFolder(path: string): Promise<boolean> {
  try {
    await mkdir(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return false;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await mkdir(path);
  }
  return true;
}

/** Finds the instance that uses a data folder; undefined if it was killed and left its file behind. */
export async function findRunning(dataDir: string): Promise<Runtime | undefined> {
  const file = await readIfExists(runtimeFile(dataDir));
  const { data } = Runtime.safeParse(file && parseJson(file));
  return data && (await answers(data.database)) ? data : undefined;
}

export const announce = (dataDir: string, runtime: Runtime) =>
  writeAtomically(runtimeFile(dataDir), `${JSON.stringify(runtime)}\n`);

export const withdraw = (dataDir: string) => rm(runtimeFile(dataDir), { force: true });

/** Reads the keys for signing requests to the embedded services, generated once per data folder. */
export async function readKeys(dataDir: string): Promise<Credentials> {
  const path = join(dataDir, 'keys.json');
  const file = await readIfExists(path);
  const known = Keys.safeParse(file && parseJson(file));
  if (known.success) return known.data;
  const keys = {
    accessKeyId: `LOCAL${randomBytes(8).toString('hex').toUpperCase()}`,
    secretAccessKey: randomBytes(30).toString('base64url'),
  };
  await writeAtomically(path, `${JSON.stringify(keys)}\n`, 0o600);
  return keys;
}

/** True if an embedded database answers: another program may have taken its port. */
async function answers(endpoint: string): Promise<boolean> {
  try {
    const response = await fetch(endpoint, { signal: AbortSignal.timeout(2000) });
    return (await response.text()).startsWith('healthy: dynamodb');
  } catch {
    return false;
  }
}
