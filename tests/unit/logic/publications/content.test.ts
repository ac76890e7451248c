import { expect, it } from 'vitest';
import { showableInput } from '../../../../functions/logic/publications/content.ts';

it('shows the finished questions of a draft', () => {
  const finished = { texts: { ar: { question: 'هل؟', answer: 'نعم' }, en: null } };
  const unanswered = { texts: { ar: { question: 'متى؟', answer: null }, en: null } };
  expect(showableInput({ questions: [unanswered, finished] }).questions).toEqual([finished]);
  expect(showableInput({}).questions).toEqual([]);
});
