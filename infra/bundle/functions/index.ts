import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { deployedSources } from './entries.ts';
import { embeddedFunctionsFolder, functionsFolder } from './folder.ts';
import { handlerSources } from './handler-sources.ts';
import { addLinkPictureFont } from './link-picture-font.ts';
import { nativePackages } from './native-packages.ts';
import { plugins } from './plugins.ts';

export { functionsFolder };

interface BundleOptions {
  /** Puts code that several handlers need into files of its own, for a process that loads them all. */
  sharesCode?: boolean;
}

/**
 * Bundles every deployed function with its dependencies in one esbuild call, for Lambda and emulators: each in a file that
 * needs no other.
 */
export const buildFunctions = (folder = functionsFolder): Promise<void> => buildInto(folder, deployedSources());

/**
 * Bundles every handler by itself for the embedded server, which gives each operation its own permissions. They share
 * files, since one thread would load the same code once for each handler.
 */
export const buildEmbeddedFunctions = (): Promise<void> =>
  buildInto(embeddedFunctionsFolder, handlerSources(), { sharesCode: true });

/** @throws Error naming the handler files that a contract expects and that do not exist */
async function buildInto(folder: string, sources: Record<string, string>, options?: BundleOptions): Promise<void> {
  const missing = Object.values(handlerSources()).filter((file) => !existsSync(file));
  if (missing.length) throw new Error(`No handler file for: ${missing.join(', ')}`);
  await rm(folder, { recursive: true, force: true });
  await bundle(sources, folder, options);
  await addLinkPictureFont(folder);
}

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
