import { expect, it } from 'vitest';
import { daysToAnswer } from '#contracts/privacy';
import { retention } from '#contracts/resources';
import { languages, words } from '../../support/words.ts';

it.each(languages)('the privacy page states the system’s retention periods (%s)', (language) => {
  const { keep, rights } = words(language, 'legal').privacy;
  expect(keep.body.flat().join()).toContain(String(retention.months));
  expect(rights.body.flat().join()).toContain(String(daysToAnswer));
});
