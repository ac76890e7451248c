import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { readSettings, type Settings } from '../common/settings.ts';
import { advice, type Check, type Finding, isMissing, reasonOf, there } from './check.ts';

const neededNode = 24;

/** Checks for `npm start`, and for the programs that the tests and the emulator use. */
export function machineChecks({ isNeeded }: { isNeeded: boolean }): Check[] {
  return [
    { name: 'Node', isNeeded: true, run: checkNode },
    {
      name: 'Environment',
      isNeeded,
      run: async () => there(`variables fit; the site is at port ${readSettings().port}`),
    },
    { name: 'Port', isNeeded, run: async () => checkPort(readSettings()) },
    { name: 'Data folder', isNeeded, run: async () => checkFolder(readSettings().dataDir) },
    { name: 'Docker', isNeeded: false, run: checkDocker },
    { name: 'Python', isNeeded: false, run: checkPython },
  ];
}

async function checkNode(): Promise<Finding> {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) >= neededNode) return there(node);
  return isMissing(`${node}: run this by npm run doctor, which brings Node ${neededNode}`);
}

/** Listens briefly, which is the only reliable test. */
function checkPort({ host, port }: Pick<Settings, 'host' | 'port'>): Promise<Finding> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(isMissing(`${port} cannot be used (${code}): stop the program there, or set PORT to another`)),
    );
    server.listen(port, host, () => server.close(() => resolve(there(`${port || 'any'} is free at ${host}`))));
  });
}

/** Checks the folder, or the nearest existing one above it, in which it would be created. */
async function checkFolder(path: string, wanted = path): Promise<Finding> {
  try {
    if (!(await stat(path)).isDirectory()) return isMissing(`${path} is a file: set DATA_DIR to a folder`);
    await access(path, constants.W_OK);
    return there(`${wanted} can be written to`);
  } catch (error) {
    const isAbsent = (error as NodeJS.ErrnoException).code === 'ENOENT' && dirname(path) !== path;
    if (isAbsent) return checkFolder(dirname(path), wanted);
    return isMissing(`${wanted} cannot be written to (${reasonOf(error)}): set DATA_DIR to a folder that can`);
  }
}

/** In milliseconds, because Docker may wait for a daemon that is not running. */
const timeout = 4000;
const run = async (program: string, ...parameters: string[]) =>
  (await promisify(execFile)(program, parameters, { timeout })).stdout.trim();

async function checkDocker(): Promise<Finding> {
  try {
    return there(`${await run('docker', 'version', '--format', '{{.Server.Version}}')}: npm run localstack uses it`);
  } catch {
    return advice('does not run: npm run localstack uses MiniStack instead, by Python');
  }
}

async function checkPython(): Promise<Finding> {
  try {
    const version = (await run('python3', '--version')).replace('Python ', '');
    const [major = 0, minor = 0] = version.split('.').map(Number);
    if (major < 3 || (major === 3 && minor < 10)) return advice(`${version}: MiniStack needs 3.10`);
    await run('python3', '-m', 'venv', '--help');
    return there(`${version}, with venv: MiniStack can run`);
  } catch {
    return advice('3.10 with venv is not there: without Docker, npm run localstack and npm test -- all need it');
  }
}
