import { expect, it } from 'vitest';
import { inLanguage } from '#contracts/website/in-language';

it('leaves each text in one language, at any depth', () => {
  const content = {
    title: { ar: 'عنوان', en: 'Title' },
    items: [{ text: { ar: 'نص', en: 'Text' }, to: null, rating: 5 }],
    link: { to: '/programs', texts: { ar: 'البرامج', en: 'Programs' } },
  };
  expect(inLanguage(content, 'en')).toEqual({
    title: 'Title',
    items: [{ text: 'Text', to: null, rating: 5 }],
    link: { to: '/programs', texts: 'Programs' },
  });
  expect(inLanguage(null, 'ar')).toBeNull();
});
