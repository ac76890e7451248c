import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { consumers } from '#contracts/events';
import { handlerPath, routes } from '#contracts/routes';
import { nativePackages } from './native-packages.ts';

const root = join(import.meta.dirname, '../../..');

/** Where the built handlers lie: `<functionsFolder>/<operation>/index.mjs`, each exporting `handler`. */
export const functionsFolder = join(root, 'dist/functions');

/** Handler sources by operation name, as the contracts name them. */
export function handlerSources(): Record<string, string> {
  const api = routes.map((route) => [route.id, join(root, `functions/api/${handlerPath(route)}.ts`)]);
  const events = consumers.map(({ id, event }) => [id, join(root, `functions/events/${event}/${kebab(id)}.ts`)]);
  return Object.fromEntries([...api, ...events]);
}

/**
 * Bundles every handler with its dependencies in one esbuild call: the same files run on Lambda, on the emulator and
 * embedded. Throws naming the missing file when a contract has no handler.
 */
export async function buildFunctions(folder = functionsFolder): Promise<void> {
  const sources = handlerSources();
  const missing = Object.values(sources).filter((file) => !existsSync(file));
  if (missing.length) throw new Error(`No handler file for: ${missing.join(', ')}`);
  await rm(folder, { recursive: true, force: true });
  await bundle(sources, folder);
}

/** Bundles each source into `<folder>/<name>/index.mjs`, all in one call. */
export async function bundle(sources: Record<string, string>, folder: string): Promise<void> {
  await build({
    entryPoints: Object.entries(sources).map(([id, file]) => ({ in: file, out: `${id}/index` })),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    charset: 'utf8',
    platform: 'node',
    target: 'node24',
    format: 'esm',
    external: Object.values(nativePackages),
    // Prefer the ES modules of packages that ship both: they shake and load faster.
    mainFields: ['module', 'main'],
    alias: {
      // Lambda hands credentials over in the environment; the SDK's full provider chain nearly doubles the import time.
      '@aws-sdk/credential-provider-node': join(import.meta.dirname, 'environment-credentials.ts'),
      // Parses browsers' user agents; the SDK carries it although Node never calls it.
      bowser: join(import.meta.dirname, 'no-user-agent-parser.ts'),
    },
    plugins: [lazyBuiltins],
    // Some CommonJS dependencies call require() for Node's own modules.
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
    logLevel: 'warning',
  });
}

/**
 * Loads Node's own modules through `process.getBuiltinModule`. An `import` of one reads all its exports, and reading
 * those of `node:http` starts undici: 23 ms of every cold start for nothing.
 */
const lazyBuiltins: Plugin = {
  name: 'lazy-builtins',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[a-z:_/]+$/ }, ({ path }) =>
      isBuiltin(path) ? { path: path.replace(/^(node:)?/, 'node:'), namespace: 'builtin' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)})`,
    }));
  },
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
