import { basename } from 'node:path';
import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../../../frontend/**/*.{ts,tsx}', {
  eager: true,
  import: 'default',
  query: '?raw',
});

const exportedHook = /^export (?:default )?(?:async )?(?:function|const) (use[A-Z]\w*)/gm;

it('exports hooks only from files whose names begin with use-', () => {
  const misplaced = Object.entries(sources)
    .filter(([path]) => !basename(path).startsWith('use-'))
    .flatMap(([path, source]) => [...source.matchAll(exportedHook)].map(([, hook]) => `${hook} in ${path}`));
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(misplaced).toEqual([]);
});
