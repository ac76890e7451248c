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

/** The inline script of every page, exactly as it is in the page: the content security policy contains its hash. */
export const bootScript: string = outputFiles[0]?.text.trim() ?? '';
