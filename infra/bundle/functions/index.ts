import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { consumers } from '#contracts/consumers';
import { handlerPath, routes } from '#contracts/routes';
import { pageOnDemand } from '#contracts/website/page-on-demand';
import { embeddedFunctionsFolder, functionsFolder } from './folder.ts';
import { nativePackages } from './native-packages.ts';
import { plugins } from './plugins.ts';

const root = join(import.meta.dirname, '../../..');

export { functionsFolder };

/** Handler sources by operation name. */
export function handlerSources(): Record<string, string> {
  const api = routes.map((route) => [route.id, join(root, `functions/api/${handlerPath(route)}.ts`)]);
  const events = consumers.map(({ id, event }) => [id, join(root, `functions/events/${event}/${kebab(id)}.ts`)]);
  const site = [[pageOnDemand.id, join(root, `functions/site/${kebab(pageOnDemand.id)}.ts`)]];
  return Object.fromEntries([...api, ...events, ...site]);
}

interface BundleOptions {
  /** Puts code that several handlers need into files of its own, for a process that loads them all. */
  sharesCode?: boolean;
}

/**
 * Bundles every handler with its dependencies in one esbuild call, by default for Lambda and emulators: each handler in
 * a file that needs no other.
 * @throws Error naming the handler files that a contract expects and that do not exist
 */
export async function buildFunctions(folder = functionsFolder, options: BundleOptions = {}): Promise<void> {
  const sources = handlerSources();
  const missing = Object.values(sources).filter((file) => !existsSync(file));
  if (missing.length) throw new Error(`No handler file for: ${missing.join(', ')}`);
  await rm(folder, { recursive: true, force: true });
  await bundle(sources, folder, options);
}

/** Bundles every handler for the embedded server, whose one thread would load the same code once for each handler. */
export const buildEmbeddedFunctions = () => buildFunctions(embeddedFunctionsFolder, { sharesCode: true });

/** Bundles each source into `<folder>/<name>/index.mjs`, all in one call. */
export async function bundle(
  sources: Record<string, string>,
  folder: string,
  { sharesCode = false }: BundleOptions = {},
): Promise<void> {
  await build({
    entryPoints: Object.entries(sources).map(([id, file]) => ({ in: file, out: `${id}/index` })),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: sharesCode,
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
    plugins,
    // Some CommonJS dependencies call require() for built-in modules.
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
    logLevel: 'warning',
  });
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
