/**
 * Installs the locked versions if `node_modules` does not match the lock file, so that one command suffices on a fresh
 * clone. Plain JavaScript without dependencies, since it runs on the system's Node before anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The Node version on which the system runs, as on Lambda; npm installs it. */
const neededNode = 24;

const stampOf = (root) => join(root, 'node_modules/.rihla-lock-hash');

/** Hashes the files that determine an install. Contents, not times: git sets a file's time to that of its checkout. */
export function lockHash(root) {
  const hash = createHash('sha256');
  for (const name of ['package-lock.json', '.npmrc']) {
    const path = join(root, name);
    if (existsSync(path)) hash.update(`${name}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** True for lines of npm's warning about packages that require another Node. */
const isEngineWarning = (line) => /^npm warn EBADENGINE\b/i.test(line);

/** Runs npm without its warnings about packages that require a newer Node: npm installs one. Other output stays. */
function npm(args, cwd, isOldNode) {
  const child = spawn('npm', args, {
    cwd,
    // npm shows its progress only on a terminal, so stderr is piped only if lines must be filtered.
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

/** True if `node_modules` was installed completely from the current lock file. */
export function isInstalled(root) {
  const stamp = stampOf(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash(root);
}

/**
 * True if npm itself installed everything, as by `npm ci`: at the end it writes what `node_modules` has. Packages that are
 * optional may be for another system.
 */
export function isInstalledByHand(root) {
  const installed = packagesIn(join(root, 'node_modules/.package-lock.json'));
  const locked = packagesIn(join(root, 'package-lock.json'));
  if (!installed || !locked) return false;
  const isSame = ([path, { version, integrity, optional, devOptional }]) => {
    const found = installed[path];
    if (!found) return path === '' || Boolean(optional || devOptional);
    return found.version === version && found.integrity === integrity;
  };
  return Object.entries(locked).every(isSame) && Object.keys(installed).every((path) => path in locked);
}

function packagesIn(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

export function markInstalled(root) {
  writeFileSync(stampOf(root), lockHash(root));
}

/** The major version of the Node that npm scripts run on; 0 if it is missing. */
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

/** Installs if needed; ends the process with a sentence if that fails. */
export async function install(root) {
  const { node } = process.versions;
  const major = Number.parseInt(node, 10);
  if (major < 18) {
    fail(`Node 18 or newer is needed to install and this is ${node}; get one from https://nodejs.org.`);
  }
  if (isInstalled(root)) return;
  if (isInstalledByHand(root) && installedNode(root) >= neededNode) {
    markInstalled(root);
    return;
  }
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
