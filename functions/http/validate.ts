import type * as z from 'zod/mini';
import { parseFields } from '#contracts/field-kit/field-issues';
import { ValidationFailed } from '../errors.ts';

/**
 * Parses with a contract's schema.
 * @throws ValidationFailed with one issue per field, in the schema's order
 */
export function validate<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  // Rules between fields would read the properties of null.
  if (value === null) throw new ValidationFailed([{ field: '', code: 'required' }]);
  const result = parseFields(schema, value);
  if (result.issues) throw new ValidationFailed(result.issues);
  return result.data;
}
