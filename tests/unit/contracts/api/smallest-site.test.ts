import { expect, it } from 'vitest';
import { sectionNames } from '#contracts/api/section-names';
import { siteSections } from '#contracts/api/site-sections';
import { parseFields } from '#contracts/field-kit/field-issues';
import { smallestContent } from '../../../support/smallest-site.ts';

it.each(sectionNames)('the smallest content of %s can be published', (name) => {
  expect(parseFields(siteSections[name].body, smallestContent(name)).issues).toBeUndefined();
});

it('the smallest content has nothing that may be missing', () => {
  const none = { ar: null, en: null };
  const letter = { ar: expect.stringMatching(/^.$/), en: expect.stringMatching(/^.$/) };
  expect(smallestContent('brand')).toMatchObject({ name: letter, tagline: none, logo: null, share_text: none });
  expect(smallestContent('hero')).toMatchObject({ title: letter, buttons: [], picture: null });
  expect(smallestContent('figures')).toMatchObject({ years: false, items: [] });
  expect(smallestContent('contact')).toMatchObject({
    phones: [{ label: letter, note: none }],
    addresses: [{ text: letter, latitude: null, longitude: null, link: null }],
    ...{ open_always: false, social: [], vat: null },
  });
});
