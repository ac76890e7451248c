/**
 * Makes one command enough on a fresh clone: installs the locked versions where `node_modules` does not match the lock
 * file. Plain JavaScript without dependencies, for it runs on the system's Node before anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The version of Node that the system runs on, as on Lambda; npm installs it. */
const neededNode = 24;

const stampOf = (root) => join(root, 'node_modules/.rihla-lock-hash');

/** Of what decides the outcome of an install. Content, not times: git sets a file's time to that of its checkout. */
export function lockHash(root) {
  const hash = createHash('sha256');
  for (const name of ['package-lock.json', '.npmrc']) {
    const path = join(root, name);
    if (existsSync(path)) hash.update(`${name}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** Whether a line of npm's is part of its warning of a package that wants another Node. */
const isEngineWarning = (line) => /^npm warn EBADENGINE\b/i.test(line);

/**
 * Runs npm without its warnings of packages that want a newer Node, screens of them: the Node it installs is new enough.
 * All else that npm says stays.
 */
function npm(args, cwd, isOldNode) {
  const child = spawn('npm', args, {
    cwd,
    // npm draws its progress on a terminal alone, so that it keeps its own wherever nothing has to be left out.
    stdio: ['inherit', 'inherit', isOldNode ? 'pipe' : 'inherit'],
    shell: process.platform === 'win32',
  });
  if (child.stderr) {
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (!isEngineWarning(line)) console.error(line);
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ error }));
    child.on('close', (status) => resolve({ status }));
  });
}

/** Whether `node_modules` was installed from the present lock file, to its end. */
export function isInstalled(root) {
  const stamp = stampOf(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash(root);
}

export function markInstalled(root) {
  writeFileSync(stampOf(root), lockHash(root));
}

/** The major version of the Node that npm scripts run on; 0 when it is missing. */
export function installedNode(root) {
  const name = process.platform === 'win32' ? 'node.cmd' : 'node';
  const { stdout } = spawnSync(join(root, 'node_modules/.bin', name), ['--version'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return Number.parseInt(stdout?.slice(1) ?? '', 10) || 0;
}

function fail(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

/** Ends the process with a sentence where the install fails. */
export async function install(root) {
  const { node } = process.versions;
  const major = Number.parseInt(node, 10);
  if (major < 18) {
    fail(`Node 18 or newer is needed to install and this is ${node}; get one from https://nodejs.org.`);
  }
  if (isInstalled(root)) return;
  console.log('Installing what package-lock.json lists ...');
  if (major < neededNode)
    console.log(`This is Node ${node}: Node ${neededNode} is brought along and used from then on.`);
  const { status, error } = await npm(['ci', '--no-audit', '--no-fund'], root, major < neededNode);
  if (error) fail(`npm cannot be run (${error.code}); it comes with Node from https://nodejs.org.`);
  if (status !== 0) fail('The install failed, see above; check the network connection and run the command again.');
  if (installedNode(root) < neededNode) {
    fail(
      `npm did not install Node ${neededNode}; allow install scripts (npm config set ignore-scripts false) and run "npm install".`,
    );
  }
  markInstalled(root);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await install(join(fileURLToPath(import.meta.url), '../..'));
