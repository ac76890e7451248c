import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { Route } from '#contracts/api/route';
import { routes } from '#contracts/api/routes';
import { Phone } from '#contracts/field-kit/phone';
import { PlausiblePhone } from '#contracts/field-kit/plausible-phone';

/** A name that reads as another one, or takes several lines, wherever it is shown. */
const pasted = [
  'Nora Alharbi\r\nBcc: all@rihla.example',
  'Nora \u202egnp.exe Alharbi',
  '\u2066Nora Alharbi',
  'Nora\u2028Alharbi\u2029 of Riyadh',
  'Nora\u0000\u0007 Alharbi\u009b31m',
  'Nora\u200b\ufeff Alharbi',
];
const lineBreaks = /[\n\r\u2028\u2029]/;
/** Besides line breaks and tabs. */
const hidden = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff]/u;

/** Fields that are compared or hashed, and shown nowhere. */
const neverShown = [
  'id',
  ...['photoId', 'quoteId', 'taskId', 'hash'],
  'password',
  'current_password',
  'token',
  'secret',
  'program_id',
  'code',
  'website',
  'challenge',
  'content_type',
  'mimetype',
];

type Schema = z.ZodMiniType;
interface Field {
  route: string;
  name: string;
  schema: Schema;
}

/** Every field of a schema that is no object or list itself. */
function fieldsOf(route: string, name: string, schema: Schema): Field[] {
  const def = schema._zod.def as unknown as { type: string } & Record<string, Schema & Record<string, Schema>>;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape ?? {}).flatMap(([key, field]) => fieldsOf(route, key, field as Schema));
    case 'array':
      return fieldsOf(route, name, def.element as Schema);
    case 'intersection':
      return [def.left, def.right].flatMap((side) => fieldsOf(route, name, side as Schema));
    case 'union':
      return (def.options as unknown as Schema[]).flatMap((option) => fieldsOf(route, name, option));
    case 'pipe':
      // A body with something derived from it; others are a text that becomes something else.
      return name === '' ? fieldsOf(route, name, def.in as Schema) : [{ route, name, schema }];
    case 'optional':
    case 'nullable':
    case 'prefault':
    case 'default':
    case 'catch':
      return fieldsOf(route, name, def.innerType as Schema);
    default:
      return [{ route, name, schema }];
  }
}

const fields = (routes as readonly Route[]).flatMap(({ id, params, query, body, multipart }) =>
  [params, query, body, multipart].flatMap((schema) => (schema ? fieldsOf(id, '', schema) : [])),
);

/** Returns the values that a field makes of the pasted texts; empty if it refuses them. */
const textsOf = ({ schema }: Field): string[] =>
  pasted.flatMap((text) => {
    const { data } = schema.safeParse(text);
    return typeof data === 'string' ? [data] : [];
  });

const shown = fields.filter((field) => !neverShown.includes(field.name) && textsOf(field).length > 0);
const takesLines = (field: Field) => textsOf(field).some((text) => lineBreaks.test(text));

describe('texts that people see', () => {
  it.each(shown.map((field) => [`${field.route} ${field.name}`, field] as const))('%s hides nothing', (_, field) => {
    for (const text of textsOf(field)) expect(text).not.toMatch(hidden);
  });

  it('are found in every part of every call', () => {
    expect(fields.filter(({ name }) => name === '')).toEqual([]);
  });

  it('take one line, except where people write several', () => {
    const several = new Set(shown.filter(takesLines).map(({ name }) => name));
    expect([...several].sort()).toEqual([
      'accommodation',
      'answer',
      // A departure's notes in Arabic, and in English below.
      'ar',
      'description',
      'en',
      ...['know_children', 'know_documents', 'know_fitness', 'know_packing', 'know_visa'],
      'message',
      'not_included',
      'note',
      'notes',
      'offer_includes',
      'reason',
      'special_destination',
      'text',
      'travel_expert_help',
      'words',
    ]);
    const one = new Set(shown.filter((field) => !takesLines(field)).map(({ name }) => name));
    for (const name of ['name', 'main_departure', 'arrival', 'destination', 'trip_name', 'city', 'q', 'file_name']) {
      expect(one).toContain(name);
    }
  });

  it('are missing if nothing of them can be seen', () => {
    for (const field of shown) {
      const { data, error } = field.schema.safeParse('\u202e\u0007\u200b');
      expect(data ?? null, `${field.route} ${field.name}`).toBeNull();
      if (error) expect(error.issues[0]?.message, `${field.route} ${field.name}`).toBe('required');
    }
  });
});

it('a phone number may have the marks of direction with which phones copy it', () => {
  const copied = '\u202a+966 50 123 4567\u202c';
  expect(Phone.safeParse(copied).data).toBe('+966501234567');
  expect(PlausiblePhone.safeParse(copied).success).toBe(true);
});
