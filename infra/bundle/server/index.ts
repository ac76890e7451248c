import { rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { serverFolder } from './folder.ts';

const root = join(import.meta.dirname, '../../..');

const fromTo = (folder: string, file: string) => relative(folder, file).split(sep).join('/');

/**
 * Leaves the build itself and the samples' photos outside: they read files beside their own, and a start with samples
 * and a fresh build needs neither.
 */
const fromSources = (folder: string): Plugin => ({
  name: 'from-sources',
  setup({ onResolve }) {
    onResolve({ filter: /\/(bundle|seed)\/|^\.\/(photos|programs\/index)\.ts$/ }, ({ path, resolveDir }) => {
      const source = join(resolveDir, path);
      const isOutside = /^infra\/(bundle\/|seed\/(photos|programs\/))/.test(fromTo(root, source));
      return isOutside ? { path: fromTo(folder, source), external: true } : undefined;
    });
  },
});

/**
 * Bundles the embedded server, so that a start reads a few files instead of four hundred. Names and lines stay, for
 * readable stack traces.
 * @returns the paths of its sources, relative to the root
 */
export async function buildServer(folder = serverFolder): Promise<string[]> {
  await rm(folder, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['main', 'database/thread', 'functions/thread'].map((name) => ({
      in: `infra/embedded/${name}.ts`,
      out: name,
    })),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    charset: 'utf8',
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // dynalite requires its files by computed names, and `level` is compiled.
    external: ['dynalite', 'level'],
    mainFields: ['module', 'main'],
    plugins: [fromSources(folder)],
    // Some CommonJS dependencies call require() for built-in modules.
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
    metafile: true,
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs);
}
