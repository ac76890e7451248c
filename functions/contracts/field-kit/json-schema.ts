import * as z from 'zod/mini';

/** A JSON Schema, or a part of one. */
export type JsonSchema = Record<string, unknown>;

type Override = (schema: JsonSchema) => JsonSchema;

const overrides = z.registry<{ override: Override }>();

/**
 * Overrides the JSON Schema of an input in the OpenAPI document, where zod cannot derive it: `override` gets the
 * derived one.
 */
export function withJsonSchema<Schema extends z.ZodMiniType>(schema: Schema, override: Override): Schema {
  overrides.add(schema, { override });
  return schema;
}

/** Makes JSON Schema 2020-12, which OpenAPI 3.1 embeds unchanged. */
export function toJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const entry = io === 'input' && overrides.get(zodSchema);
      if (!entry) return;
      const overridden = entry.override({ ...jsonSchema });
      for (const name of Object.keys(jsonSchema)) delete jsonSchema[name];
      Object.assign(jsonSchema, overridden);
    },
  }) as JsonSchema;
  return rest;
}
