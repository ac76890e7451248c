import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** Puts this Node and the project's programs first: the emulator runs functions with the `node` on the PATH. */
const pathWithTools = [dirname(process.execPath), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);

export interface CommandOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

/**
 * Runs a command to its end.
 * @throws Error with the last lines of its output if it fails
 */
export async function runCommand(name: string, parameters: string[], { cwd = root, env = {} }: CommandOptions = {}) {
  try {
    await run(name, parameters, {
      cwd,
      env: { ...process.env, PATH: pathWithTools, ...env },
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    const said = `${stdout}${stderr}`.trim().split('\n').slice(-30).join('\n') || message;
    throw new Error(`${[name, ...parameters].join(' ')} failed:\n${said}`);
  }
}

/** Runs a command and returns true if it succeeds. */
export const succeeds = (name: string, parameters: string[]): Promise<boolean> =>
  run(name, parameters, { timeout: 20_000 }).then(
    () => true,
    () => false,
  );

/** Starts a program that keeps running, in a process group of its own, with its output in a log file. */
export async function startProgram(file: string, { env = {}, logFile }: { env?: NodeJS.ProcessEnv; logFile: string }) {
  await mkdir(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  await once(log, 'open');
  const options: SpawnOptions = {
    env: { ...process.env, PATH: pathWithTools, ...env },
    stdio: ['ignore', log, log],
    detached: true,
  };
  const child = spawn(file, [], options);
  await once(child, 'spawn');
  return child;
}

/** Stops a program and its children; kills them after five seconds. */
export async function stopProgram(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (!pid || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-pid, 'SIGTERM');
  const timer = setTimeout(() => process.kill(-pid, 'SIGKILL'), 5000);
  await ended;
  clearTimeout(timer);
  killGroup(pid);
}

/** Kills children that outlived the program. */
function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group is empty.
  }
}
