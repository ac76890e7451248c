import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { consentTexts, currentConsentText } from '#contracts/api/consent-texts';
import { currentTestimonialConsent, testimonialConsents } from '#contracts/api/testimonial-consent';
import { languages } from '#contracts/field-kit/language';
import { words } from '../../../support/words.ts';

/** The fingerprints of published versions. A changed sentence gets a new version and a new line, and no line changes. */
const published: Record<string, string> = {
  1: '2f502ef9436b',
};
const publishedForTestimonials: Record<string, string> = {
  1: 'af905bd860b6',
};

const fingerprint = (text: object) => createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 12);

it('keeps every published version as its visitors saw it', () => {
  const kept = (texts: object) =>
    Object.fromEntries(Object.entries(texts).map(([version, text]) => [version, fingerprint(text)]));
  expect(kept(consentTexts)).toEqual(published);
  expect(kept(testimonialConsents)).toEqual(publishedForTestimonials);
});

it('shows the newest version in the forms', () => {
  expect(Object.keys(consentTexts).at(-1)).toBe(String(currentConsentText));
  expect(Object.keys(testimonialConsents).at(-1)).toBe(String(currentTestimonialConsent));
  const text = consentTexts[currentConsentText];
  for (const language of languages) {
    const { notice, marketing } = words(language, 'enquiries').consent;
    expect([notice, marketing]).toEqual([text?.notice[language], text?.marketing[language]]);
    const { consent } = words(language, 'testimonial');
    expect(consent).toBe(testimonialConsents[currentTestimonialConsent]?.[language]);
  }
});

it('marks one link in every notice', () => {
  for (const { notice } of Object.values(consentTexts)) {
    for (const language of languages) expect(notice[language].split(/<\/?a>/)).toHaveLength(3);
  }
});
