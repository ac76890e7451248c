import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** One script of the build. */
export interface Chunk {
  /** Scripts that are loaded with it. */
  imports: string[];
  /** Its modules: paths from the project's root. */
  modules: string[];
}

/** The scripts of the build by file name. */
export type ChunkReport = Record<string, Chunk>;

/** A dot file, so that no server sends it. */
export const chunkReportFile = '.chunks.json';

const root = join(import.meta.dirname, '../../..');

/** Writes which script contains which modules, for the tests of page weight. */
export const chunkReport: Plugin = {
  name: 'chunk-report',
  apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
  generateBundle(_options, bundle) {
    const report: ChunkReport = {};
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      // The bundler's own modules begin with a NUL character and are no files.
      const modules = chunk.moduleIds.filter((id) => !id.startsWith('\0')).map((id) => relative(root, id));
      report[chunk.fileName] = { imports: chunk.imports, modules };
    }
    this.emitFile({ type: 'asset', fileName: chunkReportFile, source: JSON.stringify(report, null, 1) });
  },
};
