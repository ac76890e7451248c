import { expect, it } from 'vitest';
import type { Program } from '#contracts/api/programs';
import { questionViews } from '../../../../../../frontend/site/features/programs/question-views.ts';

const ar = { question: 'هل؟', answer: 'نعم' };

it('gives questions in the reader’s language, and in Arabic what is missing', () => {
  const questions = [{ texts: { ar, en: { question: 'Does it?', answer: null } } }, { texts: { ar, en: null } }];
  expect(questionViews({ questions }, 'en')).toEqual([{ question: 'Does it?', answer: 'نعم' }, ar]);
  expect(questionViews({ questions }, 'ar')).toEqual([ar, ar]);
});

it('gives none of a program that an earlier version published', () => {
  expect(questionViews({} as Pick<Program, 'questions'>, 'ar')).toEqual([]);
});
