import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { BusinessDate, Email, inStepsOf, requiredText } from '#contracts/field-kit/fields';
import { toJsonSchema } from '#contracts/field-kit/json-schema';
import { blank, onOneLine, visible } from '#contracts/field-kit/text-rules';

const allows = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe('the patterns of blanks', () => {
  it('match exactly the characters of which nothing remains', () => {
    for (let code = 0; code <= 0xffff; code += 1) {
      const character = String.fromCharCode(code);
      expect([blank.test(character), visible.test(character)], `U+${code.toString(16)}`).toEqual([
        character.trim() === '',
        onOneLine(character).trim() !== '',
      ]);
    }
  });
});

describe('a text', () => {
  it('is measured in characters, as in JSON Schema', () => {
    const text = requiredText(3);
    expect([allows(text, '😀😀😀'), allows(text, '😀😀😀😀'), allows(text, 'x  '), allows(text, 'x   ')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(toJsonSchema(text, 'input')).toMatchObject({ minLength: 1, maxLength: 3, pattern: visible.source });
  });
});

describe('a business date', () => {
  const { pattern } = toJsonSchema(BusinessDate, 'input') as { pattern: string };

  it.each([
    ['2000-01-01', true],
    ['2100-12-31', true],
    ['2028-02-29', true],
    ['1999-12-31', false],
    ['2101-01-01', false],
    ['2100-02-29', false],
    ['2027-02-29', false],
    ['2027-04-31', false],
    ['2027-13-01', false],
    ['9999-12-31', false],
    ['0001-01-01', false],
  ])('%s: %s, in the published pattern too', (day, expected) => {
    expect([allows(BusinessDate, day), new RegExp(pattern).test(day)]).toEqual([expected, expected]);
  });

  it('is published as exactly the accepted days', () => {
    const expression = new RegExp(pattern);
    for (let time = Date.UTC(1999, 11, 1); time < Date.UTC(2101, 1, 1); time += 86_400_000) {
      const day = new Date(time).toISOString().slice(0, 10);
      expect(expression.test(day), day).toBe(allows(BusinessDate, day));
    }
  });
});

describe('a number in steps', () => {
  it.each([
    [0.01, [0, 0.01, 19.99, 4500.5, 1_234_567.89, 9_999_999.99], [5e-324, 1e-9, 0.001, 1.005, 19.999]],
    [0.1, [0, 0.1, 4.8, 5, 0.30000000000000004], [5e-324, 1e-20, 0.05, 4.85]],
  ] as const)('of %d refuses values between them', (step, fitting, others) => {
    const [check, round] = inStepsOf(step);
    const field = z.number().check(check, round);
    for (const value of fitting) expect(field.parse(value), String(value)).toBeCloseTo(value, 12);
    for (const value of others) expect(allows(field, value), String(value)).toBe(false);
    expect(toJsonSchema(field, 'input')).toMatchObject({ multipleOf: step });
  });

  it('is rounded to its step', () => {
    expect(
      z
        .number()
        .check(...inStepsOf(0.1))
        .parse(0.1 + 0.2),
    ).toBe(0.3);
  });
});

it('an e-mail address may have surrounding blanks, in the published pattern too', () => {
  const { pattern } = toJsonSchema(Email, 'input') as { pattern: string };
  for (const [text, expected] of [
    [' Noura@Example.com\n', true],
    ['noura@example', false],
    ['no ura@example.com', false],
  ] as const) {
    expect([allows(Email, text), new RegExp(pattern).test(text)]).toEqual([expected, expected]);
  }
});
