import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const modules = join(import.meta.dirname, '../../../node_modules');
const fetched = join(import.meta.dirname, '../../../dist/native');

/** What is compiled for one machine and so cannot be bundled, by the function that needs it. */
export const nativePackages: Readonly<Record<string, string>> = { processPhoto: 'sharp' };

/** Functions with compiled code are deployed for the processor they were built and tested on, Linux in every case. */
export const nativeArchitecture = process.arch === 'arm64' ? 'arm64' : 'x64';

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/**
 * Puts `node_modules` with the compiled packages beside the functions that need them, for Lambda. The embedded runtime
 * finds them where they are installed.
 */
export async function addNativePackages(functionsFolder: string): Promise<void> {
  for (const [operation, name] of Object.entries(nativePackages)) {
    const target = join(functionsFolder, operation, 'node_modules');
    for (const part of await requiredBy(name)) await copyPackage(modules, part, target);
    const compiled = `@img/${name}-linux-${nativeArchitecture}`;
    const source = await withCompiled(name, compiled);
    const { optionalDependencies = {} } = await manifestOf(source, compiled);
    for (const part of [compiled, ...Object.keys(optionalDependencies)]) await copyPackage(source, part, target);
  }
}

/** A package and what it needs, in turn. */
async function requiredBy(name: string): Promise<string[]> {
  const { dependencies = {} } = await manifestOf(modules, name);
  return [name, ...(await Promise.all(Object.keys(dependencies).map(requiredBy))).flat()];
}

/** The folder with the compiled package: installed where the machine runs Linux, else fetched in the same version. */
async function withCompiled(name: string, compiled: string): Promise<string> {
  if (existsSync(join(modules, compiled))) return modules;
  const { optionalDependencies = {} } = await manifestOf(modules, name);
  const platform = ['--os=linux', `--cpu=${nativeArchitecture}`, '--libc=glibc', '--force', '--ignore-scripts'];
  const wanted = `${compiled}@${optionalDependencies[compiled]}`;
  await mkdir(fetched, { recursive: true });
  await promisify(execFile)('npm', ['install', '--prefix', fetched, ...platform, wanted]);
  return join(fetched, 'node_modules');
}

const manifestOf = async (folder: string, name: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, name, 'package.json'), 'utf8'));

/** Without sources and types: Lambda unpacks what it starts. */
const copyPackage = (folder: string, name: string, target: string) =>
  cp(join(folder, name), join(target, name), {
    recursive: true,
    dereference: true,
    filter: (path) => !/\/(src|include)(\/|$)|\.d\.[cm]?ts$/.test(path.slice(folder.length)),
  });
