import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';

const source = join(import.meta.dirname, '../../frontend/app/boot.ts');

/** The inline script of every page, as it stands in the page: its hash goes into the content security policy. */
export const bootScript: string = transformSync(readFileSync(source, 'utf8'), {
  loader: 'ts',
  format: 'iife',
  minify: true,
  target: 'es2020',
}).code.trim();
