import { expect, it } from 'vitest';
import { programOf } from '#contracts/api/program-edge';
import { withDraftFacts } from '../../../../../../../frontend/console/features/programs/drafts/draft-facts.ts';
import { savedReply } from '../../../screens/programs/build.ts';

const draft = {
  ...{ program_id: 'p', rev: 3, based_on: 0, saved_at: '2026-11-24T09:00:00.000Z', saved_by: null, refused: null },
  ...{ from_date: '2027-03-01', to_date: null, nights: 4, price_sar: null },
  ...{ trip_name: 'شتاء العلا', city: null, translations: { en: { trip_name: 'Winter in AlUla', city: null } } },
};

it('has the days and the price of the draft of a program that was never published, as far as they are typed', () => {
  const stored = programOf(savedReply({ version: 0 }));
  const { to_date, price_sar } = stored;
  expect(withDraftFacts(stored, draft)).toMatchObject({ from_date: '2027-03-01', to_date, nights: 4, price_sar });
});

it('names a program that was never published as its draft does', () => {
  const { texts } = withDraftFacts(programOf(savedReply({ version: 0 })), draft);
  expect(texts.ar).toMatchObject({ trip_name: 'شتاء العلا', city: '' });
  expect(texts.en).toMatchObject({ trip_name: 'Winter in AlUla', description: null });
});

it('names a published program as visitors see it', () => {
  const program = programOf(savedReply({ version: 1 }));
  expect(withDraftFacts(program, draft)).toBe(program);
});
