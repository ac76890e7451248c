import { expect, it } from 'vitest';
import { createPagedFile, type ExportState } from '../../../../../../frontend/console/features/export/paged-file.ts';

const pages = {
  newest: [
    { until: '2026-11-20', oldest: '2026-11-20' },
    { until: undefined, oldest: undefined },
    { until: '2026-11-02', oldest: '2026-11-02' },
  ],
  oldest: [
    { until: '2026-11-09', oldest: '2026-11-02' },
    { until: '2026-11-20', oldest: '2026-11-09' },
  ],
  urgency: [
    { until: undefined, oldest: '2026-11-09' },
    { until: undefined, oldest: '2026-11-02' },
    { until: undefined, oldest: '2026-11-20' },
  ],
};

it.each([
  ['newest', '2026-11-02'],
  ['oldest', '2026-11-20'],
  ['urgency', undefined],
] as const)('a file by %s first knows its oldest entry, and how far it has come: %s', async (order, until) => {
  const rest = [...pages[order]];
  const states: ExportState[] = [];
  const file = createPagedFile({
    head: 'head\n',
    announce: async () => undefined,
    readPage: async () =>
      ({ lines: 'line\n', count: 1, ...rest.shift(), nextCursor: rest.length > 0 ? 'next' : undefined }) as never,
  });
  await file.run(new AbortController().signal, (state) => states.push(state));
  expect(states.at(-1)).toEqual({ count: pages[order].length, until, oldest: '2026-11-02', isDone: true });
  expect(await file.file().text()).toBe(`head\n${'line\n'.repeat(pages[order].length)}`);
});
