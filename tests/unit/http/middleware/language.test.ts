import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { expect, it } from 'vitest';
import { language, languageOf } from '../../../../functions/http/middleware/language.ts';

const answer = middy(async (_: unknown, context: Context) => languageOf(context)).use(language());
const negotiated = (headers: Record<string, string> | null) => answer({ headers }, {} as Context);

it.each([
  [undefined, 'ar'],
  ['en', 'en'],
  ['EN-GB,en;q=0.9', 'en'],
  ['ar-SA,ar;q=0.9,en;q=0.8', 'ar'],
  ['fr,en;q=0.5', 'en'],
  ['fr', 'ar'],
  ['en;q=0.2,ar;q=0.7', 'ar'],
  ['en;q=0', 'ar'],
  ['*', 'ar'],
  ['en,ar', 'en'],
  ['en;q=x', 'ar'],
  [';,=', 'ar'],
])('answers %s in %s', async (header, expected) => {
  expect(await negotiated(header === undefined ? {} : { 'accept-language': header })).toBe(expected);
});

it('answers a request without headers in Arabic', async () => {
  expect(await negotiated(null)).toBe('ar');
});
