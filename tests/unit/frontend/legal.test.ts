import { expect, it } from 'vitest';
import { daysToAnswer } from '#contracts/api/privacy';
import { languages, words } from '../../support/words.ts';

it.each(languages)('the privacy page states the system’s retention periods (%s)', (language) => {
  const { keep, rights } = words(language, 'legal').privacy;
  // The setting of the stage comes in where the page is served or published.
  expect(keep.body.flat().join().split('{{period}}')).toHaveLength(3);
  expect(rights.body.flat().join()).toContain(String(daysToAnswer));
});
