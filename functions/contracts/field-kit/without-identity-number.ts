import * as z from 'zod/mini';
import { hasIdentityNumber } from './identity-number.ts';
import { withJsonSchema } from './json-schema.ts';

/** Refuses a free text with such a number. */
export const withoutIdentityNumber = <Text extends z.ZodMiniType<string | null, unknown>>(schema: Text) =>
  withJsonSchema(
    schema.check(
      z.refine((text: string | null) => text === null || !hasIdentityNumber(text), { error: 'identity_number' }),
    ) as Text,
    (json) => ({ ...json, description: 'Without numbers of identity documents (identity_number)' }),
  );
