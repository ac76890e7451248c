import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { consentTexts, currentConsentText } from '#contracts/api/consent-texts';
import { languages } from '#contracts/field-kit/language';
import { words } from '../../../support/words.ts';

/** The fingerprints of published versions. A changed sentence gets a new version and a new line, and no line changes. */
const published: Record<string, string> = {
  1: '2f502ef9436b',
};

const fingerprint = (text: object) => createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 12);

it('keeps every published version as its visitors saw it', () => {
  const kept = Object.entries(consentTexts).map(([version, text]) => [version, fingerprint(text)]);
  expect(Object.fromEntries(kept)).toEqual(published);
});

it('shows the newest version in the forms', () => {
  expect(Object.keys(consentTexts).at(-1)).toBe(String(currentConsentText));
  const text = consentTexts[currentConsentText];
  for (const language of languages) {
    const { notice, marketing } = words(language, 'enquiries').consent;
    expect([notice, marketing]).toEqual([text?.notice[language], text?.marketing[language]]);
  }
});

it('marks one link in every notice', () => {
  for (const { notice } of Object.values(consentTexts)) {
    for (const language of languages) expect(notice[language].split(/<\/?a>/)).toHaveLength(3);
  }
});
