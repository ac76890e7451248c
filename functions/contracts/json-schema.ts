import * as z from 'zod/mini';

/** A JSON Schema, or a part of one. */
export type JsonSchema = Record<string, unknown>;

type Retell = (schema: JsonSchema) => JsonSchema;

const retellings = z.registry<{ retell: Retell }>();

/**
 * Says how the published document tells a schema of input, where that cannot be read off the schema: `retell` makes it
 * of what can.
 */
export function withJsonSchema<Schema extends z.ZodMiniType>(schema: Schema, retell: Retell): Schema {
  retellings.add(schema, { retell });
  return schema;
}

/** JSON Schema 2020-12, which OpenAPI 3.1 takes as it is. */
export function toJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...told } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const retelling = io === 'input' && retellings.get(zodSchema);
      if (!retelling) return;
      const retold = retelling.retell({ ...jsonSchema });
      for (const name of Object.keys(jsonSchema)) delete jsonSchema[name];
      Object.assign(jsonSchema, retold);
    },
  }) as JsonSchema;
  return told;
}
