import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isMissing, readIfExists } from '../common/files.ts';
import { StartError } from '../common/start-error.ts';
import { embeddedFunctionsFolder } from './functions/folder.ts';
import { serverFolder } from './server/folder.ts';
import { rendererFile, siteFolder } from './website/folders.ts';

const root = join(import.meta.dirname, '../..');

export { embeddedFunctionsFolder, siteFolder };

interface Target {
  folder: string;
  /** Another output file, outside the folder. */
  alsoNeeds?: string;
  /** Files and folders that the result depends on, relative to the root. */
  sources: readonly string[];
  build(): Promise<void>;
}

export const targets = {
  functions: {
    folder: embeddedFunctionsFolder,
    sources: ['functions', 'infra/bundle', 'package-lock.json'],
    // Imported on demand, as below: the build tools take half a second to load.
    build: async () => (await import('./functions/index.ts')).buildEmbeddedFunctions(),
  },
  site: {
    folder: siteFolder,
    alsoNeeds: rendererFile,
    sources: [
      'frontend',
      'functions/contracts',
      'functions/logic/catalogue',
      'infra/bundle',
      'vite.config.ts',
      'package-lock.json',
    ],
    build: async () => (await import('./website/index.ts')).buildSite(),
  },
  server: {
    folder: serverFolder,
    sources: ['functions', 'infra/bundle', 'infra/embedded', 'infra/seed', 'infra/common', 'package-lock.json'],
    build: async () => void (await (await import('./server/index.ts')).buildServer()),
  },
} satisfies Record<string, Target>;

export type TargetName = keyof typeof targets;

/** Names the targets whose sources have changed. */
export async function staleTargets(names: readonly TargetName[]): Promise<TargetName[]> {
  const digests = new Map<string, string>();
  const fresh = await Promise.all(names.map((name) => isFresh(targets[name], digests)));
  return names.filter((_, index) => !fresh[index]);
}

/**
 * Builds every target whose sources have changed.
 * @param onBuild called before a build, which takes time
 */
export async function ensureBuilt(
  names: readonly TargetName[],
  onBuild: (name: TargetName) => void = () => {},
): Promise<void> {
  for (const name of names) {
    if (await isFresh(targets[name])) continue;
    await withLock(async () => {
      const target = targets[name];
      if (await isFresh(target)) return;
      onBuild(name);
      const digest = digestOf(target.sources);
      await buildApart(name);
      await writeFile(stampOf(target), digest);
    });
  }
}

/**
 * Builds in a process of its own, which ends: the tools keep half a gigabyte of a process's memory.
 * @throws StartError if it fails; its output has said why
 */
async function buildApart(name: TargetName): Promise<void> {
  const child = fork(join(import.meta.dirname, 'build.ts'), [name], { execArgv: [] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new StartError(`The ${name} could not be built, see above.`);
}

/** Inside the folder, so that emptying the folder makes it stale. */
const stampOf = ({ folder }: Target) => join(folder, '.sources');

/** @param digests known digests of sources, so that targets with the same source share its reading */
async function isFresh(target: Target, digests?: Map<string, string>): Promise<boolean> {
  if (target.alsoNeeds && !existsSync(target.alsoNeeds)) return false;
  const stamp = await readIfExists(stampOf(target));
  return stamp !== undefined && stamp.toString() === digestOf(target.sources, digests);
}

function digestOf(sources: readonly string[], known = new Map<string, string>()): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const digest = known.get(source) ?? digestOfSource(source);
    known.set(source, digest);
    hash.update(digest);
  }
  return hash.digest('hex');
}

/**
 * Hashes contents, not times: git sets a file's time to that of its checkout. Reads synchronously, which takes a sixth of
 * the time for so many small files, and every start waits for it.
 */
function digestOfSource(source: string): string {
  const hash = createHash('sha256');
  for (const path of filesIn(source).sort()) {
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesIn(source: string): string[] {
  const path = join(root, source);
  const status = statSync(path, { throwIfNoEntry: false });
  if (!status) return [];
  if (status.isFile()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

/** Runs one build at a time across processes, since test files start in parallel. */
async function withLock(work: () => Promise<void>): Promise<void> {
  const lock = join(root, 'dist/.building');
  await mkdir(join(root, 'dist'), { recursive: true });
  while (!(await takeLock(lock))) await delay(200);
  try {
    await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function takeLock(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const holder = Number(
      await readFile(lock, 'utf8').catch((error) => (isMissing(error) ? '' : Promise.reject(error))),
    );
    if (holder && !isAlive(holder)) await rm(lock, { force: true });
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
