import { describe, expect, it } from 'vitest';
import { SiteLettersBody } from '#contracts/api/site-letters';
import { siteSections } from '#contracts/api/site-sections';
import { parseFields } from '#contracts/field-kit/field-issues';
import { texts } from '../../../support/site-at-start.ts';

describe('letters', () => {
  const { initial } = siteSections.letters;
  const faults = (changes: object) =>
    parseFields(SiteLettersBody, { ...initial, ...changes }).issues?.map(({ field, code }) => `${field} ${code}`);

  it('name the facts of their place, and no others', () => {
    expect(faults({ chat_hello: texts('Dear {name} of {agency},') })).toBeUndefined();
    // A confirmation may reach a stranger: it never says a name that somebody typed.
    expect(faults({ mail_hello: texts('Dear {name},') })).toEqual([
      'mail_hello.ar unknown_fact',
      'mail_hello.en unknown_fact',
    ]);
    for (const text of ['{', 'a } b', '{agency', '{{agency}}', '{ agency }', '{constructor}'])
      expect(faults({ mail_closing: { ar: 'تحياتنا', en: text } })).toEqual(['mail_closing.en unknown_fact']);
  });

  it('have hours in both languages or in none', () => {
    expect(faults({ mail_hours: { ar: null, en: null } })).toBeUndefined();
    expect(faults({ mail_hours: { ar: 'كل يوم', en: '' } })).toEqual(['mail_hours.en required']);
    expect(faults({ mail_hours: texts('{name}') })?.[0]).toBe('mail_hours.ar unknown_fact');
  });

  it('keep their limits', () => {
    expect(faults({ mail_call: texts('x'.repeat(41)) })?.[0]).toBe('mail_call.ar too_long');
  });
});
