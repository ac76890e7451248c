/**
 * `node scripts/run.mjs COMMAND [PARAMETER ...]`, with which every npm script begins: installs what is missing, then
 * runs the command with the installed programs, including Node 24, first on the PATH. Plain JavaScript without
 * dependencies, because it runs on the system's Node, however old, before anything is installed.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';

const root = join(fileURLToPath(import.meta.url), '../..');
// A killed npm passes no signal on, and the shell that it started stays. Read before the command starts: a killed npm
// would go unnoticed after that.
const parents = parentsOfRun();
await install(root);

const [command, ...parameters] = process.argv.slice(2);
// The command decides when to end, since it may have to finish something first. Registered before it starts: a signal
// in between would leave it running.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
const child = spawn(command, parameters, {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  // Linux would give nearly every thread an arena of its own, which keeps what a photo needed for a moment.
  env: {
    MALLOC_ARENA_MAX: '2',
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  },
});
const orphaned = setInterval(() => {
  if (parentsOfRun() !== parents) child.kill('SIGTERM');
}, 1000).unref();
child.on('error', ({ code }) => {
  console.error(`${command} cannot be run (${code}).`);
  process.exit(1);
});
child.on('close', (code) => {
  clearInterval(orphaned);
  process.exit(code ?? 1);
});

/** The process that npm started, and npm itself if that is a shell. Empty for a run without npm. */
function parentsOfRun() {
  if (!process.env.npm_lifecycle_event) return '';
  try {
    const [, name, rest] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8')) ?? [];
    return /^(ba|da|a|z)?sh$/.test(name) ? `${process.ppid} ${rest.split(' ')[1]}` : String(process.ppid);
  } catch {
    // Systems other than Linux tell the parent only.
    return String(process.ppid);
  }
}
