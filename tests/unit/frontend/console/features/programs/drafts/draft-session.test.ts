import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { DraftContent } from '#contracts/api/draft-shapes';
import type { ProblemCode } from '#contracts/api/problem';
import type { Draft } from '#contracts/api/program-drafts';
import { bodyOf, programOf } from '#contracts/api/program-edge';
import type { Program } from '#contracts/api/programs';
import { contentOf, valuesOf } from '../../../../../../../frontend/console/features/programs/drafts/draft-content.ts';
import { createDraftSession } from '../../../../../../../frontend/console/features/programs/drafts/draft-session.ts';
import { toValues } from '../../../../../../../frontend/console/features/programs/program-values.ts';
import { ApiError, networkError } from '../../../../../../../frontend/shared/lib/api-error.ts';
import { savedReply, values } from '../../../screens/programs/build.ts';

const refusal = (code: ProblemCode, status: number) =>
  new ApiError({ kind: 'http', status, message: code, problem: { code } });

/** Fakes the server of one program: its draft and its published version. */
function fakeServer(program?: Program) {
  let draft: Draft | undefined;
  let current = program;
  let isReplyLost = false;
  const calls: string[] = [];
  const answer = <Reply>(call: string, reply: Reply): Reply => {
    calls.push(call);
    if (!isReplyLost) return reply;
    isReplyLost = false;
    throw networkError('/api', undefined);
  };
  const publish = (content: DraftContent) => {
    const version = (current?.version ?? 0) + 1;
    current = { ...programOf(savedReply(content as never)), id: current?.id ?? 'p', version };
    return current;
  };
  const keep = (id: string, content: DraftContent, rev: number, based_on: number): Draft => {
    draft = {
      program_id: id,
      content,
      rev,
      based_on,
      saved_at: '2026-11-24T09:00:00.000Z',
      saved_by: null,
      refused: null,
    };
    return draft;
  };
  return {
    calls,
    lose: () => {
      isReplyLost = true;
    },
    /** A colleague saves the draft. */
    saveAs: (content: DraftContent) => keep(current?.id ?? '', content, (draft?.rev ?? 0) + 1, current?.version ?? 0),
    publishAs: (content: DraftContent) => publish(content),
    beginDraft: async (id: string, content: DraftContent) => answer('begin', draft ?? keep(id, content, 1, 0)),
    saveDraft: async (
      id: string,
      { content, rev, based_on }: { content: DraftContent; rev: number; based_on: number },
    ) => {
      if ((draft?.rev ?? 0) !== rev) throw refusal('version_conflict', 409);
      return answer('save', keep(id, content, rev + 1, based_on));
    },
    publishDraft: async (_: string, how: object) => {
      if (!draft) throw refusal('draft_not_found', 404);
      if (draft.based_on !== (current?.version ?? 0)) throw refusal('version_conflict', 409);
      const published = publish(draft.content);
      draft = undefined;
      return answer(`publish ${JSON.stringify(how)}`, published);
    },
    findDraft: async () => draft,
    readCurrent: async () => current as Program,
    createProgram: async (body: object) => answer('create', publish({ ...body })),
    updateProgram: async (_: string, body: object) => answer('update', publish({ ...body })),
  };
}

const stored = () => programOf(savedReply({ id: uuid(), version: 1 }));
const typed = (trip_name: string) => contentOf(values({ trip_name }), []);

function sessionOf(program: Program | undefined, server = fakeServer(program)) {
  const content = contentOf(program ? toValues(program) : values(), []);
  const origin = program && { ...bodyOf(program) };
  return {
    server,
    content,
    session: createDraftSession({ program, draft: undefined, content, origin }, server as never),
  };
}

describe('saving a draft', () => {
  it('begins a new program once, and saves nothing twice', async () => {
    const { server, session } = sessionOf(undefined);
    await session.save(typed('one'));
    await session.save(typed('one'));
    await session.save(typed('two'));
    expect(server.calls).toEqual(['begin', 'save']);
    expect(session.position()).toEqual({ rev: 2, based_on: 0 });
  });

  it('saves in the order of typing, though a call is slow', async () => {
    const { server, session } = sessionOf(stored());
    await Promise.all([session.save(typed('one')), session.save(typed('two'))]);
    expect((await server.findDraft())?.content.trip_name).toBe('two');
    expect(session.position().rev).toBe(2);
  });

  it('keeps what is incomplete, also a line of prices without its price', () => {
    const line = { item: 'child' as const, early_sar: null, vat: 'standard' as const, from_age: 2, to_age: 11 };
    const prices = { lines: [{ ...line, price_sar: null }], early_until: undefined, deposit_sar: null };
    const incomplete = values({ trip_name: '', nights: null, from_date: undefined, prices });
    const again = valuesOf(contentOf(incomplete, []));
    expect(again).toMatchObject({ trip_name: '', nights: null, from_date: undefined });
    expect(again.prices.lines[0]?.price_sar).toBeNull();
  });
});

describe('publishing', () => {
  it('publishes at once what has no draft', async () => {
    const program = stored();
    const { server, session } = sessionOf(program);
    await session.update(program.id, typed('one') as never, 1);
    expect(server.calls).toEqual(['update']);
  });

  it('saves and publishes the draft, with a note and a time', async () => {
    const program = stored();
    const { server, session } = sessionOf(program);
    await session.save(typed('one'));
    session.publishNext({ note: 'why', publish_at: null, unpublish_at: null });
    const published = await session.update(program.id, typed('two') as never, 1);
    const body = '{"rev":2,"note":"why","publish_at":null,"unpublish_at":null}';
    expect(server.calls).toEqual(['save', 'save', `publish ${body}`]);
    expect([published.texts.ar.trip_name, session.hasDraft()]).toEqual(['two', false]);
  });

  it('does not publish twice if the reply was lost', async () => {
    const { server, session } = sessionOf(undefined);
    await session.save(typed('one'));
    server.lose();
    await expect(session.create(typed('one') as never, 'key')).rejects.toThrow();
    expect(await session.create(typed('one') as never, 'key')).toMatchObject({ version: 1 });
  });
});

describe('a conflict', () => {
  it('is about the draft of a colleague, which the next save replaces', async () => {
    const program = stored();
    const { server, session } = sessionOf(program);
    await session.save(typed('mine'));
    server.saveAs(typed('theirs'));
    await expect(session.save(typed('mine too'))).rejects.toThrow();
    expect((await session.readTheirs(program.id)).texts.ar.trip_name).toBe('theirs');
    expect(session.commonOfTheirs()).toBeUndefined();
    await session.save(typed('mine too'));
    expect((await server.findDraft())?.content.trip_name).toBe('mine too');
  });

  it('is about another publication, compared with what was published when the draft began', async () => {
    const program = stored();
    const { server, session } = sessionOf(program);
    await session.save(typed('mine'));
    server.publishAs(typed('theirs'));
    await expect(session.update(program.id, typed('mine') as never, 1)).rejects.toThrow();
    expect((await session.readTheirs(program.id)).texts.ar.trip_name).toBe('theirs');
    expect(session.commonOfTheirs()).toMatchObject({ trip_name: program.texts.ar.trip_name });
    expect(await session.update(program.id, typed('mine') as never, 2)).toMatchObject({ version: 3 });
  });
});
