import { join } from 'node:path';
import { buildSync } from 'esbuild';

const { outputFiles } = buildSync({
  entryPoints: [join(import.meta.dirname, '../../../frontend/app/boot.ts')],
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2020',
  write: false,
});

/** The inline script of every page, as it stands in the page: its hash goes into the content security policy. */
export const bootScript: string = outputFiles[0]?.text.trim() ?? '';
