import { expect, it } from 'vitest';
import { sectionNames } from '#contracts/api/section-names';
import { heroLimits } from '#contracts/api/site-hero-rules';
import { menusLimits } from '#contracts/api/site-menus-rules';
import { questionsLimits } from '#contracts/api/site-questions-rules';
import { siteSections } from '#contracts/api/site-sections';
import { servicesLimits } from '#contracts/api/site-services-rules';
import { parseFields } from '#contracts/field-kit/field-issues';
import { largestContent } from '../../../support/largest-site.ts';

it.each(sectionNames)('the largest content of %s can be published', (name) => {
  expect(parseFields(siteSections[name].body, largestContent(name)).issues).toBeUndefined();
});

it('the largest content is as long as the limits', () => {
  expect(largestContent('hero')).toMatchObject({ buttons: { length: heroLimits.buttons } });
  expect(largestContent('services')).toMatchObject({ items: { length: servicesLimits.items } });
  expect(largestContent('menus')).toMatchObject({
    header: { length: menusLimits.header },
    footer: { length: menusLimits.footer },
  });
  const { items } = largestContent('questions') as { items: { answer: { ar: string } }[] };
  expect(items).toHaveLength(questionsLimits.items);
  expect(items[0]?.answer.ar.length).toBeGreaterThan(questionsLimits.answer - 10);
});
