import { expect, it } from 'vitest';
import { ProgramBody } from '#contracts/api/programs';
import { parseFields } from '#contracts/field-kit/field-issues';
import { program } from '../../../support/bodies.ts';

const texts = { ar: { question: 'هل؟', answer: 'نعم\nبلا شك' } };
const issues = (questions: unknown) =>
  parseFields(ProgramBody, program({ questions })).issues?.map(({ field, code }) => `${field} ${code}`);

it('takes twelve questions with answers of several lines, in Arabic alone or in English too', () => {
  const english = { question: 'Is it?', answer: null };
  const eleven = Array(11).fill({ texts });
  expect(issues([...eleven, { texts: { ...texts, en: english } }])).toBeUndefined();
});

it('refuses a thirteenth question, and one without its answer in Arabic', () => {
  expect(issues(Array(13).fill({ texts }))).toEqual(['questions too_many_items']);
  expect(issues([{ texts }, { texts: { ar: { question: 'هل؟', answer: ' ' } } }])).toEqual([
    'questions.1.texts.ar.answer required',
  ]);
  expect(issues([{ texts: { ar: { question: 'هـ'.repeat(101), answer: 'نعم' } } }])).toEqual([
    'questions.0.texts.ar.question too_long',
  ]);
});
