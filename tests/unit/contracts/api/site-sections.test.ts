import { describe, expect, it } from 'vitest';
import { sectionNames } from '#contracts/api/section-names';
import { QuestionsBody } from '#contracts/api/site-questions';
import { contentOn, type PublishedSections, siteSections } from '#contracts/api/site-sections';
import { TestimonialsBody } from '#contracts/api/site-testimonials';
import { parseFields } from '#contracts/field-kit/field-issues';
import { languages } from '#contracts/field-kit/language';

const texts = (text: string) => ({ ar: text, en: text });
const atStart = Object.fromEntries(
  sectionNames.map((name) => [name, { content: siteSections[name].initial, version: 0 }]),
) as unknown as PublishedSections;

describe('the site of a fresh system', () => {
  it('has questions and testimonials in each language', () => {
    const { announcement, questions, testimonials } = contentOn('2026-11-25', atStart);
    expect(announcement).toBeNull();
    expect([questions.length, testimonials.length]).toEqual([8, 6]);
    for (const language of languages) {
      expect(questions.every(({ question, answer }) => question[language] && answer[language])).toBe(true);
    }
    expect(parseFields(QuestionsBody, siteSections.questions.initial).issues).toBeUndefined();
  });

  it('shows testimonials as examples, which cannot be published again', () => {
    const fields = parseFields(TestimonialsBody, siteSections.testimonials.initial).issues?.map(({ field }) => field);
    expect(fields).toEqual([0, 1, 2, 3, 4, 5].map((place) => `items.${place}.consent`));
  });
});

describe('testimonials', () => {
  const one = {
    ...{ name: texts('Noura'), place: texts('Riyadh'), trip: texts('AlUla'), words: texts('Lovely.') },
    ...{ rating: 5, date: '2026-05-03', approved: true, consent: 'WhatsApp' },
  };

  it('are hidden until they are approved, and tell visitors nothing about consent', () => {
    const items = [one, { ...one, approved: false, consent: null }];
    expect(parseFields(TestimonialsBody, { items }).issues).toBeUndefined();
    const { testimonials } = contentOn('2026-11-25', { ...atStart, testimonials: { content: { items }, version: 1 } });
    const { approved: _, consent: __, ...shown } = one;
    expect(testimonials).toEqual([shown]);
  });

  it('name the field of a fault', () => {
    const issues = parseFields(TestimonialsBody, { items: [{ ...one, words: { ar: 'جميل' }, rating: 6 }] }).issues;
    expect(issues?.map(({ field }) => field)).toEqual(['items.0.words.en', 'items.0.rating']);
  });
});

it('refuses more questions than the page has room for', () => {
  const items = Array.from({ length: 21 }, () => ({ question: texts('?'), answer: texts('!') }));
  expect(parseFields(QuestionsBody, { items }).issues?.map(({ field }) => field)).toEqual(['items']);
});
