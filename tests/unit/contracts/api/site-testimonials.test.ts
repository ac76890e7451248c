import { describe, expect, it } from 'vitest';
import { contentOn } from '#contracts/api/site-sections';
import { TestimonialsBody } from '#contracts/api/site-testimonials';
import { parseFields } from '#contracts/field-kit/field-issues';
import { contentAt } from '#contracts/website/section-pages';
import { pageText } from '#page-text';
import { atStart, texts } from '../../../support/site-at-start.ts';

describe('testimonials', () => {
  const one = {
    ...{ name: texts('Noura'), place: texts('Riyadh'), trip: texts('AlUla'), words: texts('Lovely.') },
    ...{ rating: 5, date: '2026-05-03', program: null, approved: true, consent: 'WhatsApp' },
  };

  it('are hidden until they are approved, and tell visitors nothing about consent', () => {
    const items = [one, { ...one, approved: false, consent: null }];
    expect(parseFields(TestimonialsBody, { items }).issues).toBeUndefined();
    const { testimonials } = contentOn(
      '2026-11-25',
      { ...atStart, testimonials: { content: { items }, version: 1 } },
      pageText,
    );
    const { approved: _, consent: __, ...shown } = one;
    expect(testimonials).toEqual([shown]);
  });

  it('may name a program, and those stored before that could not', () => {
    const faults = (program: unknown) =>
      parseFields(TestimonialsBody, { items: [{ ...one, program }] }).issues?.map(({ field }) => field);
    expect(faults(undefined)).toBeUndefined();
    expect(faults('0199b6a0-0000-7000-8000-000000000001')).toBeUndefined();
    expect(faults('/program/1')).toEqual(['items.0.program']);
  });

  it('are on the page of the program that they name, and on no brochure', () => {
    const items = [one, { ...one, program: 'a', gone: true as const }];
    const content = contentOn('2026-11-25', atStart, pageText);
    const at = (path: string) => contentAt(path, { ...content, testimonials: items })?.testimonials;
    expect(at('/')).toHaveLength(2);
    expect(at('/program/a')).toEqual([{ ...one, program: 'a' }]);
    expect(at('/program/b')).toEqual([]);
    expect(at('/program/a/brochure')).toBeUndefined();
  });

  it('name the field of a fault', () => {
    const issues = parseFields(TestimonialsBody, { items: [{ ...one, words: { ar: 'جميل' }, rating: 6 }] }).issues;
    expect(issues?.map(({ field }) => field)).toEqual(['items.0.words.en', 'items.0.rating']);
  });
});
