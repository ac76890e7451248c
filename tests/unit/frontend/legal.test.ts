import { expect, it } from 'vitest';
import { daysToAnswer } from '#contracts/api/privacy';
import { languages } from '#contracts/field-kit/language';
import { privacyAtStart } from '#contracts/site-defaults/privacy';

it.each(languages)('the privacy page states the system’s retention periods (%s)', (language) => {
  const text = privacyAtStart.text[language];
  // The setting of the stage comes in where the page is served or published.
  expect(text.split('{retention}')).toHaveLength(3);
  expect(text).toContain(String(daysToAnswer));
});
