import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DraftContent } from '#contracts/api/draft-shapes';
import {
  createAutosave,
  type DraftStatus,
  offlineRetry,
  quietTime,
} from '../../../../../../frontend/console/features/drafts/autosave.ts';
import { recallDraft } from '../../../../../../frontend/console/features/drafts/kept-draft.ts';
import { ApiError, networkError } from '../../../../../../frontend/shared/lib/api-error.ts';

const conflict = () =>
  new ApiError({ kind: 'http', status: 409, message: 'conflict', problem: { code: 'version_conflict' } });

function form() {
  let stored = 'null';
  let content: DraftContent = {};
  const saves: DraftContent[] = [];
  const failures: unknown[] = [];
  const statuses: DraftStatus['state'][] = [];
  const onConflict = vi.fn(async () => true);
  const session = {
    id: () => 'p',
    isBegun: () => true,
    isStored: (now: DraftContent) => JSON.stringify(now) === stored,
    position: () => ({ rev: 3, based_on: 1 }),
    save: async (now: DraftContent) => {
      if (failures.length > 0) throw failures.shift();
      saves.push(now);
      stored = JSON.stringify(now);
      return undefined;
    },
  };
  const autosave = createAutosave({
    session: session as never,
    base: {},
    contentNow: () => content,
    onStatus: ({ state }) => statuses.push(state),
    onConflict,
    onBegun: () => undefined,
  });
  const type = (trip_name: string) => {
    content = { trip_name };
    autosave.changed();
  };
  return { autosave, type, saves, failures, statuses, onConflict };
}

const items = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  items.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a form that saves itself', () => {
  it('saves once after the last key, and keeps in the tab what is not saved yet', async () => {
    const { type, saves, statuses } = form();
    type('o');
    await vi.advanceTimersByTimeAsync(quietTime / 2);
    type('one');
    expect(recallDraft('p')).toMatchObject({ content: { trip_name: 'one' }, rev: 3 });
    await vi.advanceTimersByTimeAsync(quietTime);
    expect(saves).toEqual([{ trip_name: 'one' }]);
    expect(statuses.slice(-2)).toEqual(['saving', 'saved']);
    expect(recallDraft('p')).toBeUndefined();
  });

  it('tries again without a network, and says that it is offline', async () => {
    const { type, saves, failures, statuses } = form();
    failures.push(networkError('/api', undefined));
    type('one');
    await vi.advanceTimersByTimeAsync(quietTime);
    expect(statuses.at(-1)).toBe('offline');
    expect(recallDraft('p')?.content).toEqual({ trip_name: 'one' });
    await vi.advanceTimersByTimeAsync(offlineRetry);
    expect(saves).toHaveLength(1);
  });

  it('saves nothing over a colleague until staff have chosen', async () => {
    const { autosave, type, saves, failures, statuses } = form();
    failures.push(conflict());
    type('one');
    await vi.advanceTimersByTimeAsync(quietTime);
    type('two');
    await vi.advanceTimersByTimeAsync(quietTime * 2);
    expect([saves, statuses.at(-1)]).toEqual([[], 'conflict']);
    await autosave.chosen();
    expect(saves).toEqual([{ trip_name: 'two' }]);
  });

  it('goes on after a conflict in which nothing needs a choice', async () => {
    const { type, saves, failures, onConflict } = form();
    onConflict.mockResolvedValueOnce(false);
    failures.push(conflict());
    type('one');
    await vi.advanceTimersByTimeAsync(quietTime);
    expect(saves).toEqual([{ trip_name: 'one' }]);
  });

  it('saves what is left when it closes', async () => {
    const { autosave, type, saves } = form();
    type('one');
    await autosave.end();
    expect(saves).toEqual([{ trip_name: 'one' }]);
  });
});
