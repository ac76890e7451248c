import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { consumers } from '#contracts/events';
import { openapiDocument } from '#contracts/openapi';
import { handlerPath, routes } from '#contracts/routes';
import { pageOnDemand } from '#contracts/website/page-on-demand';
import { nativePackages } from './native-packages.ts';

const root = join(import.meta.dirname, '../../..');

/** Folder of the built handlers: `<functionsFolder>/<operation>/index.mjs`, each exporting `handler`. */
export const functionsFolder = join(root, 'dist/functions');

/** Handler sources by operation name. */
export function handlerSources(): Record<string, string> {
  const api = routes.map((route) => [route.id, join(root, `functions/api/${handlerPath(route)}.ts`)]);
  const events = consumers.map(({ id, event }) => [id, join(root, `functions/events/${event}/${kebab(id)}.ts`)]);
  const site = [[pageOnDemand.id, join(root, `functions/site/${kebab(pageOnDemand.id)}.ts`)]];
  return Object.fromEntries([...api, ...events, ...site]);
}

/**
 * Bundles every handler with its dependencies in one esbuild call. The same files run on Lambda, on emulators and
 * embedded.
 * @throws Error naming the handler files that a contract expects and that do not exist
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
    // Prefer ES modules where a package ships both: they tree-shake and load faster.
    mainFields: ['module', 'main'],
    alias: {
      // Lambda puts credentials into the environment; the SDK's full provider chain nearly doubles the import time.
      '@aws-sdk/credential-provider-node': join(import.meta.dirname, 'environment-credentials.ts'),
      // The SDK includes this user agent parser, which Node never calls.
      bowser: join(import.meta.dirname, 'no-user-agent-parser.ts'),
    },
    plugins: [lazyBuiltins, writtenDocument],
    // Some CommonJS dependencies call require() for built-in modules.
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
    logLevel: 'warning',
  });
}

/**
 * Loads Node's built-in modules by `process.getBuiltinModule`. An `import` reads all exports of a module, and those of
 * `node:http` load undici: 23 ms of every cold start.
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

/** Replaces the code that makes the OpenAPI document by the document's text. */
const writtenDocument: Plugin = {
  name: 'written-document',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]logic[\\/]openapi-document\.ts$/ }, () => {
      const cookie = '{session-cookie}';
      const text = JSON.stringify(JSON.stringify(openapiDocument(cookie)));
      return { contents: `export const documentFor = (name) => JSON.parse(${text}.replaceAll('${cookie}', name))` };
    });
  },
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
