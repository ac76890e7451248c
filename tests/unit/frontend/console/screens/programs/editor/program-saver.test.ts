import { describe, expect, it } from 'vitest';
import { programOf } from '#contracts/api/program-edge';
import type { ProgramReply } from '#contracts/api/programs';
import type { ProgramBody } from '../../../../../../../frontend/console/features/programs/save-program.ts';
import {
  createSaver,
  SaveConflict,
} from '../../../../../../../frontend/console/screens/programs/editor/program-saver.ts';
import { ApiError, httpError, networkError } from '../../../../../../../frontend/shared/lib/api-error.ts';
import { savedReply, values } from '../build.ts';

const draft = (changes = {}) => ({ values: values(changes), photoOrder: [], leftOut: [] });

/** Fakes a server that stores one program like the API. `lose` makes it accept the next call and lose the reply. */
function fakeServer(stored?: ProgramReply) {
  const keys = new Map<string, string>();
  const calls: string[] = [];
  let lost = false;
  const answer = () => {
    if (lost) {
      lost = false;
      throw networkError('/api', undefined);
    }
    return programOf({ ...stored } as ProgramReply);
  };
  const take = (body: ProgramBody, version: number) => {
    const { photo_order, translations, ...fields } = body;
    stored = savedReply({
      ...stored,
      ...fields,
      typed: undefined,
      translations: { en: null },
      version,
    } as Partial<ProgramReply>);
  };
  const refusal = (code: string, status: number) =>
    httpError(new Response(JSON.stringify({ code }), { status, headers: { 'Content-Type': 'application/json' } }));
  return {
    calls,
    lose: () => {
      lost = true;
    },
    stored: () => stored && programOf(stored),
    /** A save by someone else. */
    change: (changes: Partial<ProgramReply>) => {
      stored = savedReply({
        ...stored,
        typed: undefined,
        ...changes,
        version: (stored?.version ?? 0) + 1,
      } as Partial<ProgramReply>);
    },
    createProgram: async (body: ProgramBody, key: string) => {
      calls.push('create');
      if (keys.has(key) && keys.get(key) !== JSON.stringify(body)) throw await refusal('idempotency_key_reused', 422);
      if (!keys.has(key)) take(body, 1);
      keys.set(key, JSON.stringify(body));
      return answer();
    },
    updateProgram: async (_id: string, body: ProgramBody, version: number) => {
      calls.push('update');
      if (stored?.version !== version) throw await refusal('version_conflict', 409);
      take(body, version + 1);
      return answer();
    },
    readProgram: async () => {
      calls.push('read');
      return answer();
    },
  };
}

describe('saving a new program', () => {
  it('creates it once, even if the first reply was lost and the form has changed since', async () => {
    const server = fakeServer();
    const saver = createSaver(undefined, server);
    server.lose();
    await expect(saver.save(draft())).rejects.toThrow(ApiError);
    expect(saver.saved()).toBeUndefined();
    expect(await saver.save(draft({ nights: 5 }))).toMatchObject({ nights: 5, version: 2 });
    expect(server.calls).toEqual(['create', 'create', 'update']);
  });

  it('does not save unchanged values again', async () => {
    const server = fakeServer();
    const saver = createSaver(undefined, server);
    const saved = await saver.save(draft());
    expect(await saver.save(draft())).toBe(saved);
    expect(server.calls).toEqual(['create']);
  });
});

describe('saving changes', () => {
  it('is refused if someone else has saved; their version can then be replaced', async () => {
    const server = fakeServer(savedReply());
    const saver = createSaver(server.stored(), server);
    server.change({ city: 'تبوك' });
    const conflict = await saver.save(draft({ nights: 5 })).catch((error) => error);
    expect(conflict).toBeInstanceOf(SaveConflict);
    expect(conflict.theirs).toMatchObject({ texts: { ar: { city: 'تبوك' } }, version: 2 });
    saver.adopt(conflict.theirs);
    expect(await saver.save(draft({ nights: 5, city: 'تبوك' }))).toMatchObject({ nights: 5, version: 3 });
  });

  it('does not treat its own save as a conflict if the reply was lost', async () => {
    const server = fakeServer(savedReply());
    const saver = createSaver(server.stored(), server);
    server.lose();
    await expect(saver.save(draft({ nights: 5 }))).rejects.toThrow(ApiError);
    expect(await saver.save(draft({ nights: 6 }))).toMatchObject({ nights: 6, version: 3 });
  });

  it('is not a conflict if both saved the same', async () => {
    const server = fakeServer(savedReply());
    const saver = createSaver(server.stored(), server);
    server.change({ nights: 5 });
    expect(await saver.save(draft({ nights: 5 }))).toMatchObject({ nights: 5 });
  });
});
