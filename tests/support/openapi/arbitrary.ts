import * as fc from 'fast-check';
import type { Schema } from './document.ts';

/** Numbers that libphonenumber accepts, in common spellings. */
const phones = ['0501234567', '+966 50 123 4567', '00966501234567', '٠٥٠١٢٣٤٥٦٧', '9200 12345', '+44 20 7946 0958'];

/** Any text, with characters of every plane but without lone surrogates, which cannot be sent. */
const text = (minLength: number, maxLength: number) =>
  fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, minLength + 40), size: 'max' });

/** Values for a schema that allows all. */
const anything = fc.oneof(fc.constantFrom(null, [], {}), fc.boolean(), fc.integer(), text(0, 20), fc.array(text(0, 5)));

/** Values that a schema allows. */
export function valid(schema: Schema): fc.Arbitrary<unknown> {
  const options = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  // Alternatives of an object only list further required fields.
  if (options && schema.type !== 'object') return fc.oneof(...options.map(valid));
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => valid({ ...schema, type })));
  switch (schema.type) {
    case 'object':
      return validObject(schema, options);
    case 'array':
      return fc.array(valid(schema.items as Schema), { maxLength: Math.min(3, Number(schema.maxItems ?? 3)) });
    case 'string':
      return validText(schema);
    case 'integer':
    case 'number':
      return validNumber(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case undefined:
      return anything;
    default:
      throw new Error(`No values for ${JSON.stringify(schema)}`);
  }
}

function validObject({ properties = {}, required = [] }: Schema, alternatives: Schema[] = [{}]) {
  const fields = Object.fromEntries(
    Object.entries(properties as Record<string, Schema>).map(([name, property]) => [name, valid(property)]),
  );
  const records = alternatives.map((alternative) =>
    fc.record(fields, { requiredKeys: [...(required as string[]), ...((alternative.required as string[]) ?? [])] }),
  );
  return fc.oneof(...records);
}

function validText({ format, pattern, minLength = 0, maxLength = 1000 }: Schema): fc.Arbitrary<string> {
  if (format === 'phone') return fc.constantFrom(...phones);
  const [shortest, longest] = [Number(minLength), Number(maxLength)];
  if (pattern === undefined) return text(shortest, longest);
  const expression = new RegExp(String(pattern), 'u');
  const isAnchored = expression.source.startsWith('^');
  const fits = (value: string) =>
    [...value].length >= shortest && [...value].length <= longest && expression.test(value);
  return (isAnchored ? fc.stringMatching(expression) : text(shortest, longest)).filter(fits);
}

function validNumber({ type, minimum = -1e9, maximum = 1e9, multipleOf = 1 }: Schema): fc.Arbitrary<number> {
  const perUnit = Math.round(1 / Number(multipleOf));
  const [from, to] = [Number(minimum) * perUnit, Number(maximum) * perUnit];
  const most = Math.min(to, Number.MAX_SAFE_INTEGER);
  return fc.integer({ min: from, max: type === 'integer' ? most : to }).map((steps) => steps / perUnit);
}

/** Typical mistakes of clients: types, limits, formats, empty values. */
const mistakes: unknown[] = [
  ...[null, true, false, '', ' ', '\u0000', '\u200b', 'x', '7', 'null', [], {}, [null], { name: {} }],
  ...[-1, 0, -0, 1, 0.5, 1.05, 1.005, 5e-324, 1e-7, 4.85, 1e21, 1e308, 2 ** 53, Number.MAX_SAFE_INTEGER],
  ...[
    '1969-12-31',
    '0001-01-01',
    '1999-12-31',
    '2000-01-01',
    '2100-12-31',
    '2101-01-01',
    '9999-12-31',
    '-000001-01-01',
  ],
  ...['2027-02-29', '2028-02-29', '2027-13-01', '1/2/2027', '٢٠٢٧-٠١-٠١', '2027-01-01T00:00:00Z'],
  ...['a@b', 'a@b.co', ' a@b.co ', 'أحمد@x.com', '05', '+999 12345678', ' 0501234567 ', 'economy', ' economy'],
  ...[
    'x'.repeat(41),
    'x'.repeat(121),
    '😀'.repeat(61),
    '😀'.repeat(120),
    '😀'.repeat(121),
    'x'.repeat(5001),
    ' '.repeat(300),
  ],
  ...['0199b0aa-0000-7000-8000-000000000000', '0199B0AA-0000-7000-8000-00000000000F', '__proto__', '../..', '%00'],
];

const mistake = fc.oneof(fc.constantFrom(...mistakes), fc.double(), fc.jsonValue({ maxDepth: 1 }));

/** A valid value with up to two places changed or removed, or sometimes an unrelated value. */
export const almostValid = (schema: Schema): fc.Arbitrary<unknown> =>
  fc
    .oneof(
      {
        weight: 9,
        arbitrary: fc.tuple(valid(schema), fc.array(fc.tuple(fc.nat(), fc.option(mistake)), { maxLength: 2 })),
      },
      { weight: 1, arbitrary: fc.tuple(mistake, fc.constant([])) },
    )
    .map(([value, changes]) => changes.reduce((whole, [place, change]) => changeAt(whole, place, change), value));

/** Copies a value with one place changed; null removes it. */
function changeAt(value: unknown, place: number, change: unknown): unknown {
  if (typeof value !== 'object' || value === null) return change;
  const names = Object.keys(value);
  if (names.length === 0) return change;
  const name = names[place % names.length] ?? '';
  const inner = (value as Record<string, unknown>)[name];
  const deeper = typeof inner === 'object' && inner !== null && place % 3 > 0;
  if (Array.isArray(value)) {
    return value.map((item, index) =>
      String(index) === name ? (deeper ? changeAt(item, place >> 2, change) : change) : item,
    );
  }
  const { [name]: _, ...others } = value as Record<string, unknown>;
  if (deeper) return { ...others, [name]: changeAt(inner, place >> 2, change) };
  return change === null ? others : { ...others, [name]: change };
}

/** Values for a path, query or header: valid ones, and any text. */
export const parameterValue = (schema: Schema): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: valid(schema).map(String) },
    {
      weight: 1,
      arbitrary: fc.oneof(fc.constantFrom(...mistakes.filter((value) => typeof value === 'string')), text(0, 30)),
    },
  );
