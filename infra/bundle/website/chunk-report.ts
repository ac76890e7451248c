import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** One script of the build. */
export interface Chunk {
  /** Scripts that come with it. */
  imports: string[];
  /** What it is made of: paths from the project's root. */
  modules: string[];
}

/** The scripts of the build by file name. */
export type ChunkReport = Record<string, Chunk>;

/** Hidden, so that it is served nowhere. */
export const chunkReportFile = '.chunks.json';

const root = join(import.meta.dirname, '../../..');

/** Writes down beside the site which script holds which module, for the tests of the pages' weight. */
export const chunkReport: Plugin = {
  name: 'chunk-report',
  apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
  generateBundle(_options, bundle) {
    const report: ChunkReport = {};
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      // A bundler's own modules are no files and begin with a zero character.
      const modules = chunk.moduleIds.filter((id) => !id.startsWith('\0')).map((id) => relative(root, id));
      report[chunk.fileName] = { imports: chunk.imports, modules };
    }
    this.emitFile({ type: 'asset', fileName: chunkReportFile, source: JSON.stringify(report, null, 1) });
  },
};
