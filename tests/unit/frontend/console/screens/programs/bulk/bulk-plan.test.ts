import { describe, expect, it } from 'vitest';
import type { Draft } from '#contracts/api/program-drafts';
import { programOf } from '#contracts/api/program-edge';
import type { Program } from '#contracts/api/programs';
import { contentOf } from '../../../../../../../frontend/console/features/programs/drafts/draft-content.ts';
import type { ProgramState } from '../../../../../../../frontend/console/features/programs/drafts/program-state.ts';
import type { ProgramValues } from '../../../../../../../frontend/console/features/programs/program-values.ts';
import { type BulkChange, planEntry } from '../../../../../../../frontend/console/screens/programs/bulk/bulk-plan.ts';
import { runBulk } from '../../../../../../../frontend/console/screens/programs/bulk/bulk-run.ts';
import { photo, savedReply, values } from '../build.ts';

const program = (changes = {}): Program =>
  programOf(savedReply({ version: 1, photo_records: [photo({ id: 'a' })], ...changes }));
const draft = (changes: Partial<ProgramValues> = {}, based_on = 1): Draft => ({
  ...{ program_id: 'p', rev: 4, based_on, saved_at: '2026-11-24T09:00:00.000Z', saved_by: null, refused: null },
  content: contentOf(values({ trip_name_en: 'AlUla', city_en: 'AlUla', ...changes }), ['a']),
});

const plan = (
  change: BulkChange,
  state: ProgramState,
  { of = program(), with: one }: { of?: Program; with?: Draft | undefined } = {},
) => planEntry(change, { program: of, state, draft: one }, '2027-01-01');

describe('a program among several that are published', () => {
  it('is published if its draft is complete', () => {
    expect(plan('publish', 'changed', { with: draft() })).toMatchObject({ stop: undefined, warnings: [] });
  });

  it('warns as the dialog of a single one does', () => {
    const of = program({ photo_records: [] });
    const { stop, warnings } = plan('publish', 'changed', { of, with: draft({ city_en: '' }) });
    expect([stop, warnings]).toEqual([
      undefined,
      [
        ['english', 1],
        ['photos', 1],
      ],
    ]);
  });

  it('is checked with the photos of its draft, not with those that visitors see', () => {
    const withPhotos = (photo_order: string[], photos_left_out: string[] = [], based_on = 1) => {
      const { content, ...one } = draft({}, based_on);
      return { ...one, content: { ...content, photo_order, photos_left_out } };
    };
    const kept = [photo({ id: 'b' })];
    const added = program({ photo_records: [], kept_photos: kept });
    expect(plan('publish', 'changed', { of: added, with: withPhotos(['b']) }).warnings).toEqual([]);
    expect(plan('publish', 'changed', { with: withPhotos([], ['a']) }).warnings).toEqual([['photos', 1]]);
    const begun = program({ version: 0 });
    expect(plan('publish', 'draft', { of: begun, with: withPhotos([], ['a'], 0) }).stop).toEqual({
      because: 'incomplete',
      rules: ['photos'],
    });
    expect(
      plan('publish', 'archived', { of: program({ photo_records: [], kept_photos: kept }) }).warnings,
    ).toContainEqual(['photos', 1]);
  });

  it('stays as it is if the form would not save it', () => {
    const of = program({ version: 0, photo_records: [] });
    const { stop } = plan('publish', 'draft', { of, with: draft({ city: '', nights: null }, 0) });
    expect(stop).toEqual({ because: 'incomplete', rules: ['nights', 'city', 'photos'] });
  });

  it('stays as it is if a check of publications stops it', () => {
    const stopped = { because: 'incomplete', rules: ['priceOfZero', 'pastDay'] };
    const from_date = '2026-12-31';
    expect(plan('publish', 'changed', { with: draft({ price_sar: 0, from_date }) }).stop).toMatchObject({
      ...stopped,
      rules: expect.arrayContaining(stopped.rules),
    });
    const free = programOf(savedReply({ version: 1, price_sar: 0 }));
    expect(plan('publish', 'archived', { of: free }).stop).toEqual({ because: 'incomplete', rules: ['priceOfZero'] });
  });

  it('stays as it is if somebody has published since its draft began', () => {
    expect(plan('publish', 'changed', { of: program({ version: 2 }), with: draft() }).stop).toEqual({
      because: 'overtaken',
    });
  });

  it('stays as it is if it is published or planned', () => {
    expect(plan('publish', 'published').stop).toEqual({ because: 'published' });
    expect(plan('publish', 'planned').stop).toEqual({ because: 'planned' });
  });

  it('has nothing to publish if it is empty', () => {
    expect(plan('publish', 'draft', { of: program({ version: 0 }) }).stop).toEqual({ because: 'empty' });
  });

  it('comes back to the site if it was taken from it', () => {
    expect(plan('publish', 'archived').stop).toBeUndefined();
  });
});

it('takes only what is on the site from it', () => {
  const stops = (['published', 'changed', 'draft', 'archived', 'planned'] as const).map(
    (state) => plan('archive', state).stop?.because,
  );
  expect(stops).toEqual([undefined, undefined, 'notOnSite', 'notOnSite', 'planned']);
});

it('changes each program by one call, and goes on after a failure', async () => {
  const calls: string[] = [];
  const entries = ['a', 'b', 'c'].map((id) => {
    const of = program({ id });
    return id === 'c' ? plan('publish', 'archived', { of }) : plan('publish', 'changed', { of, with: draft() });
  });
  const refusal = new Error('refused');
  const outcome = await runBulk('publish', entries, () => calls.push('settled'), {
    publishDraft: async (id, { rev }) => {
      calls.push(`publish ${id} ${rev}`);
      if (id === 'a') throw refusal;
      return program({ id, version: 2 });
    },
    changePublication: async (id, change) => {
      calls.push(`${change} ${id}`);
      return program({ id });
    },
  });
  expect(outcome.done.map(({ id }) => id)).toEqual(['b', 'c']);
  expect(outcome.failed).toMatchObject([{ program: { id: 'a' }, error: refusal }]);
  expect(calls.toSorted()).toEqual(['publish a 4', 'publish b 4', 'restore c', 'settled', 'settled', 'settled']);
});
