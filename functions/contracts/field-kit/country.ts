import * as z from 'zod/mini';
import { countries, isCountry } from './countries.ts';
import { withJsonSchema } from './json-schema.ts';

/** A country by its code. */
export const Country = withJsonSchema(z.string().check(z.refine(isCountry, { error: 'not_an_option' })), () => ({
  type: 'string',
  enum: [...countries],
}));
