import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { changes, huda, nothing, omar, openRelations } from '../support/relations-database.ts';
import { refused } from '../support/request-page-database.ts';

/** Colleagues who merge the same requests at the same moment, and merges that are cut: each write waits for its turn. */

/** Runs before a write, with its number. */
const turn = vi.hoisted(() => ({ count: 0, before: async (_: number) => {} }));
vi.mock('../../functions/data/relations.ts', async (original) => {
  const real = await original<typeof import('../../functions/data/relations.ts')>();
  const changeRelations: typeof real.changeRelations = async (...call) => {
    turn.count += 1;
    await turn.before(turn.count);
    return real.changeRelations(...call);
  };
  return { ...real, changeRelations };
});

const { database, get, store, merge, unanswered } = await openRelations();
const { followMerged } = await import('../../functions/logic/relations/follow.ts');
const { changeEnquiry } = await import('../../functions/logic/enquiries/change-enquiry.ts');

/** Does something before the write with this number. */
function beforeWrite(number: number, act: () => Promise<unknown>) {
  turn.count = 0;
  turn.before = async (count) => {
    if (count === number) await act();
  };
}
/** Merges while every write but the first fails. */
async function cut(...requests: Parameters<typeof merge>) {
  turn.count = 0;
  turn.before = async (count) => {
    if (count > 1) throw new Error('The store fails.');
  };
  await expect(merge(...requests)).rejects.toThrow('The store fails.');
  expect((await get(requests[0])).merged_into).not.toBeNull();
  beforeWrite(0, async () => {});
}
beforeEach(async () => {
  beforeWrite(0, async () => {});
  await database.empty();
});
afterAll(() => database.close());

const answer = ({ type, id }: Parameters<typeof get>[0]) =>
  changeEnquiry(type, { params: { id }, body: { answer: 'Yes' }, session: { staff: omar }, report: nothing });

describe('a merge whose first request is the part', () => {
  it('is refused to both of two colleagues by a request that is done', async () => {
    const [part, done] = [await store(), await store({ status: 'done' })];
    let second: Promise<unknown> = Promise.resolve();
    beforeWrite(2, async () => {
      second = merge(part, done, omar);
      await second.catch(nothing);
    });
    await expect(merge(part, done)).rejects.toEqual(refused('target_done'));
    await expect(second).rejects.toEqual(refused('target_done'));
    expect([(await get(part)).merged_into, (await get(done)).merged]).toEqual([null, []]);
  });

  it('stays done for a colleague although the store fails for the first', async () => {
    const [part, whole] = [await store(), await store()];
    beforeWrite(2, async () => {
      await merge(part, whole, omar);
      throw new Error('The store fails.');
    });
    await expect(merge(part, whole)).rejects.toThrow('The store fails.');
    expect((await get(part)).merged_into).toMatchObject(whole);
    expect((await get(whole)).merged).toMatchObject([part]);
  });

  it('is completed after a cut, with who did it and the mark of a customer who waits', async () => {
    const [part, whole] = [await store(), await store()];
    await answer(whole);
    await cut(part, whole);
    await followMerged(part);
    await followMerged(part);
    const told = await get(whole);
    expect([told.merged.map(({ id }) => id), changes(told)]).toEqual([[part.id], ['took_in']]);
    expect(told.history.at(-1)).toMatchObject({ change: 'took_in', by: huda });
    expect(told.waiting_since).not.toBeNull();
  });

  it('is undone after a cut if the other one is done', async () => {
    const [part, done] = [await store(), await store({ status: 'done' })];
    await cut(part, done);
    await followMerged(part);
    expect([(await get(part)).merged_into, (await get(done)).merged]).toEqual([null, []]);
    expect(await unanswered()).toEqual([part.id]);
  });
});

describe('a merge whose first request is the whole', () => {
  it('is done by the second of two colleagues after the first was refused', async () => {
    const [whole, part] = [await store(), await store()];
    const { promise: isNext, resolve: next } = Promise.withResolvers<void>();
    const { promise: isFree, resolve: free } = Promise.withResolvers<void>();
    let second: ReturnType<typeof merge> | undefined;
    turn.before = async (count) => {
      if (count === 2) second = merge(part, whole, omar, 1);
      if (count === 2) await isNext;
      if (count === 4) next();
      if (count === 4) await isFree;
    };
    await expect(merge(part, whole, huda, 7)).rejects.toEqual(refused('version_conflict'));
    free();
    expect((await second)?.merged_into).toMatchObject(whole);
    expect((await get(whole)).merged).toMatchObject([part]);
  });

  it('is done by a colleague in the moment in which the first gives it back', async () => {
    const [whole, part] = [await store(), await store()];
    beforeWrite(3, () => merge(part, whole, omar, 1));
    await expect(merge(part, whole, huda, 7)).rejects.toEqual(refused('version_conflict'));
    expect((await get(part)).merged_into).toMatchObject(whole);
    expect((await get(whole)).merged).toMatchObject([part]);
  });
});
