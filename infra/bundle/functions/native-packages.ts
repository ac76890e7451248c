import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const modules = join(import.meta.dirname, '../../../node_modules');
const fetched = join(import.meta.dirname, '../../../dist/native');

/** Compiled packages, which cannot be bundled, by the function that needs them. */
export const nativePackages: Readonly<Record<string, string>> = { processPhoto: 'sharp' };

/** Functions with compiled code are deployed for the processor of the build machine, always on Linux. */
export const nativeArchitecture = process.arch === 'arm64' ? 'arm64' : 'x64';

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/**
 * Adds `node_modules` with the compiled packages to the functions that need them, for Lambda. The embedded runtime uses
 * the installed ones.
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

/** Lists a package and its dependencies, recursively. */
async function requiredBy(name: string): Promise<string[]> {
  const { dependencies = {} } = await manifestOf(modules, name);
  return [name, ...(await Promise.all(Object.keys(dependencies).map(requiredBy))).flat()];
}

/** Returns the folder with the compiled package: the installed one on Linux, else one fetched in the same version. */
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

/** Leaves out sources and type declarations, which would slow down cold starts. */
const copyPackage = (folder: string, name: string, target: string) =>
  cp(join(folder, name), join(target, name), {
    recursive: true,
    dereference: true,
    filter: (path) => !/\/(src|include)(\/|$)|\.d\.[cm]?ts$/.test(path.slice(folder.length)),
  });
