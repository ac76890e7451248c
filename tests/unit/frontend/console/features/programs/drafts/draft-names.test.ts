import { expect, it } from 'vitest';
import { programOf } from '#contracts/api/program-edge';
import { withDraftNames } from '../../../../../../../frontend/console/features/programs/drafts/draft-names.ts';
import { savedReply } from '../../../screens/programs/build.ts';

const draft = {
  ...{ program_id: 'p', rev: 3, based_on: 0, saved_at: '2026-11-24T09:00:00.000Z', saved_by: null, refused: null },
  ...{ trip_name: 'شتاء العلا', city: null, translations: { en: { trip_name: 'Winter in AlUla', city: null } } },
};

it('names a program that was never published as its draft does', () => {
  const { texts } = withDraftNames(programOf(savedReply({ version: 0 })), draft);
  expect(texts.ar).toMatchObject({ trip_name: 'شتاء العلا', city: '' });
  expect(texts.en).toMatchObject({ trip_name: 'Winter in AlUla', description: null });
});

it('names a published program as visitors see it', () => {
  const program = programOf(savedReply({ version: 1 }));
  expect(withDraftNames(program, draft)).toBe(program);
});
