import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OwnPageBody } from '#contracts/api/own-page';
import { routes } from '#contracts/api/routes';
import { siteSections } from '#contracts/api/site-sections';
import { firstDay, lastDay } from '#contracts/field-kit/calendar';
import { type LimitRule, limitRules, ruleCodes } from '#contracts/field-kit/rules';
import { ar } from '../../../functions/http/texts/ar.ts';
import { en } from '../../../functions/http/texts/en.ts';
import { describeIssue } from '../../../functions/http/texts/index.ts';

const forms = (language: string) =>
  JSON.parse(readFileSync(new URL(`../../../frontend/locales/${language}/enquiries.json`, import.meta.url), 'utf8'));

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

/** The names of all fields of a schema, also of those within lists and alternatives. */
function fieldsIn(schema: unknown): string[] {
  const def = (schema as { _zod?: { def: Record<string, unknown> } } | undefined)?._zod?.def;
  if (!def) return [];
  const { shape, options = [], element, innerType, left, right } = def;
  const parts = [element, innerType, left, right, def.in, def.out, ...(options as unknown[])];
  const own = Object.entries((shape ?? {}) as object);
  return [...own.flatMap(([name, field]) => [name, ...fieldsIn(field)]), ...parts.flatMap(fieldsIn)];
}

const hasLimit = (code: (typeof ruleCodes)[number]): code is LimitRule =>
  (limitRules as readonly string[]).includes(code);

describe('problem texts', () => {
  it('have the same fields in both languages', () => {
    for (const noun of ['enquiry', 'call', 'site'] as const) {
      expect(Object.keys(ar.fields[noun]).sort()).toEqual(Object.keys(en.fields[noun]).sort());
    }
  });

  it.each(ruleCodes)('of rule %s have the same placeholders in both languages', (code) => {
    const numbers = (text: string) => placeholders(text).filter((name) => name !== '{field}');
    expect(numbers(ar.rules[code])).toEqual(numbers(en.rules[code]));
  });

  it('contain a name for every field of every body and query', () => {
    const named = { ...en.fields.program, ...en.fields.enquiry, ...en.fields.call };
    const names = routes.flatMap(({ body, query }) => [...fieldsIn(body), ...fieldsIn(query)]);
    expect(names.length).toBeGreaterThan(500);
    expect([...new Set(names)].filter((name) => !(name in named))).toEqual([]);
  });

  it('contain a name for every field of every section of the site', () => {
    const named = { ...en.fields.program, ...en.fields.enquiry, ...en.fields.call, ...en.fields.site };
    const bodies = [...Object.values(siteSections).map(({ body }) => body), OwnPageBody];
    const names = new Set(bodies.flatMap(fieldsIn));
    expect(names.size).toBeGreaterThan(100);
    expect([...names].filter((name) => !(name in named))).toEqual([]);
  });

  it('call a text of the site by its field and language', () => {
    const told = (field: string) =>
      (['ar', 'en'] as const).map((language) => describeIssue({ field, code: 'required' }, language, 'site').message);
    expect(told('subtitle.ar')).toEqual([
      'املأ حقل «النص تحت العنوان بالعربية».',
      'Please fill in Text below the title in Arabic.',
    ]);
    expect(told('items.0.answer.en')[0]).toBe('املأ حقل «الجواب بالإنجليزية».');
    expect(told('texts.en')[0]).toBe('املأ حقل «النص الإنجليزي».');
    expect(told('phones.0.number')[0]).toBe('املأ حقل «الرقم».');
    expect([told('items.0.from')[0], told('hours_seasons.0.from')[0]]).toEqual([
      'املأ حقل «المسار القديم».',
      'املأ حقل «أول يوم».',
    ]);
  });

  it.each(['ar', 'en'] as const)('give a flight’s days the names of its form (%s)', (language) => {
    const { fields } = forms(language);
    const { enquiry } = { ar, en }[language].fields;
    for (const name of ['from_date', 'to_date'] as const) expect(enquiry[name]).toBe(fields[name]);
  });

  it('use the plural forms of the reader’s language', () => {
    const tooLong = (limit: number, language: 'ar' | 'en') =>
      describeIssue({ field: 'notes', code: 'too_long', limit }, language).message;
    expect(tooLong(3000, 'ar')).toBe('الحد الأقصى لطول «الملاحظات» هو 3000 حرف.');
    expect(tooLong(40, 'ar')).toBe('الحد الأقصى لطول «الملاحظات» هو 40 حرفًا.');
    expect(tooLong(1, 'en')).toBe('Notes may have at most 1 character.');
    const legs = { field: 'legs', code: 'too_many_items', limit: 10 } as const;
    expect(describeIssue(legs, 'ar').message).toBe('الحد الأقصى لحقل «الرحلات الإضافية» هو 10 عناصر.');
  });

  it.each([
    'invalid_email',
    'invalid_phone',
    'passenger_required',
    'adult_required',
    'adult_with_children_required',
    'departure_in_past',
    'return_not_after_departure',
    'check_out_not_after_check_in',
    'invalid_trip_duration',
  ] as const)('of rule %s are those of the forms', (code) => {
    expect([ar.rules[code], en.rules[code]]).toEqual([forms('ar').rules[code], forms('en').rules[code]]);
  });

  it('summarise missing fields like the forms', () => {
    expect([ar.requiredDetail, en.requiredDetail]).toEqual([forms('ar').rules.required, forms('en').rules.required]);
  });

  it.each(ruleCodes)('of rule %s contain a limit if and only if the rule has one', (code) => {
    const named = [ar, en].map(({ rules }) => rules[code].match(/\{(limit|characters|entries|decimals)\}/) !== null);
    expect(named).toEqual(Array(2).fill((limitRules as readonly string[]).includes(code)));
  });

  it.each(ruleCodes)('of rule %s are whole sentences', (code) => {
    const fields = ['', '0', 'legs', 'legs.0.date', 'legs.0', 'translations.en.city', 'nobody_knows', '__proto__'];
    for (const field of fields) {
      for (const language of ['ar', 'en'] as const) {
        const issue = hasLimit(code) ? { field, code, limit: 1 } : { field, code };
        const { message } = describeIssue(issue, language);
        expect(message, field).not.toMatch(/[{}]|undefined|NaN|\[object|«»|^\s|\s$|\s{2}|\s[.,:]/);
      }
    }
  });

  it('name the flight of a leg’s field', () => {
    const issue = { field: 'legs.1.arrival', code: 'required' } as const;
    expect(describeIssue(issue, 'en').message).toBe('Flight 3: Please fill in Arrival.');
    expect(describeIssue(issue, 'ar').message).toBe('الرحلة 3: املأ حقل «الوصول إلى».');
  });

  it('count decimals, whatever the step', () => {
    const price = { field: 'price_sar', code: 'too_many_decimals', limit: 0.01 } as const;
    const told = (['ar', 'en'] as const).map((language) => describeIssue(price, language).message);
    expect(told).toEqual(['أدخل قيمة حقل «السعر» بمنزلتين عشريتين على الأكثر.', 'Price may have at most 2 decimals.']);
    const rating = { ...price, field: 'rating', limit: 0.1 };
    expect(describeIssue(rating, 'ar').message).toBe('أدخل قيمة حقل «التقييم» بمنزلة عشرية واحدة على الأكثر.');
  });

  it('call the days of a flight and of a program by their own names', () => {
    const issue = { field: 'from_date', code: 'required' } as const;
    expect(describeIssue(issue, 'ar').message).toContain('تاريخ المغادرة');
    expect(describeIssue(issue, 'ar', 'program').message).toContain('تاريخ البداية');
    expect(describeIssue(issue, 'en', 'program').message).toContain('Start date');
  });

  it('tell the lines and words of a quote from prices and testimonials', () => {
    const told = (field: string) => describeIssue({ field, code: 'required' }, 'en').message;
    expect(told('content.lines')).toBe('Please fill in Lines.');
    expect(told('content.words.en')).toBe('Please fill in Words to the customer in English.');
    expect(told('prices.lines')).toBe('Please fill in Prices.');
    expect(told('words')).toBe('Please fill in Words.');
  });

  it('contain the years of business dates', () => {
    const years = [firstDay, lastDay].map((day) => day.slice(0, 4));
    for (const { rules } of [ar, en]) expect(rules.date_out_of_range.match(/\d{4}/g)).toEqual(years);
  });

  it('contain the field’s name in the reader’s language', () => {
    const issue = { field: 'legs.0.date', code: 'invalid_date' } as const;
    expect(describeIssue(issue, 'en').message).toBe('Flight 2: Please enter a valid date for "Date".');
    expect(describeIssue(issue, 'ar').message).toContain('التاريخ');
  });
});
