import { createServer } from 'node:net';
import { join } from 'node:path';
import { readIfExists, writeAtomically } from '../common/files.ts';
import { StartError } from '../common/start-error.ts';
import { runCommand, startProgram, stopProgram, succeeds } from './command.ts';
import { type Endpoint, identify, untilHealthy } from './endpoint.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.local/ministack');
const requirements = join(import.meta.dirname, 'requirements.txt');
/** Returns the folder with the programs of a virtual environment. */
const programsOf = (environment: string) => join(environment, process.platform === 'win32' ? 'Scripts' : 'bin');
export const programs = programsOf(folder);

/**
 * Starts MiniStack, an emulator compatible with LocalStack that needs no Docker, from a virtual environment.
 * @throws StartError if Python or the package is unavailable
 */
export async function startMiniStack(say: (text: string) => void): Promise<Endpoint> {
  await installPackages('MiniStack', requirements, say);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const logFile = join(folder, 'ministack.log');
  const child = await startProgram(join(programs, 'ministack'), {
    logFile,
    // Listens on this machine only, without two servers that are not needed.
    env: { BIND_HOST: '127.0.0.1', GATEWAY_PORT: String(port), IOT_MTLS_ENABLED: '0', SFTP_ENABLED: '0' },
  });
  const stop = () => stopProgram(child);
  try {
    const health = await untilHealthy(url, () => child.exitCode !== null);
    return { ...identify(health), url, stop };
  } catch (error) {
    await stop();
    throw new StartError(`MiniStack did not start, see ${logFile}: ${(error as Error).message}`);
  }
}

/**
 * Installs Python packages in a virtual environment, again when their list changes.
 * @param name of the program, for messages
 * @param requirements path of pip's list
 * @param environment folder of the virtual environment; by default the emulator's
 * @returns the folder with their commands
 * @throws StartError if Python is unavailable
 */
export async function installPackages(
  name: string,
  requirements: string,
  say: (text: string) => void,
  environment = folder,
): Promise<string> {
  const stamp = join(environment, `installed-${name}.txt`);
  const commands = programsOf(environment);
  const wanted = await readIfExists(requirements);
  if (wanted && (await readIfExists(stamp))?.equals(wanted)) return commands;
  say(`Installing ${name} ...`);
  const python = (await succeeds('python3', ['--version'])) ? 'python3' : 'python';
  if (!(await succeeds(python, ['-m', 'venv', '--help']))) {
    throw new StartError(
      `${name} needs Python 3.10 with its module venv. An emulator may be one in Docker or at AWS_ENDPOINT_URL instead.`,
    );
  }
  await runCommand(python, ['-m', 'venv', environment]);
  await runCommand(join(commands, 'python'), [
    '-m',
    'pip',
    'install',
    '--quiet',
    // Compiling all modules takes longer than installing them, and few are imported.
    '--no-compile',
    '--disable-pip-version-check',
    '--requirement',
    requirements,
  ]);
  await writeAtomically(stamp, wanted ?? '');
  return commands;
}

/** Finds a free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
