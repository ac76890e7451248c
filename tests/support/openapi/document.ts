/** The parts of the published OpenAPI document that tests read. */
export type Schema = Record<string, unknown>;

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Schema;
}

type Content = Record<string, { schema: Schema }>;

export interface Operation {
  operationId: string;
  method: string;
  path: string;
  security?: object[];
  parameters: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

export interface Document {
  paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>;
  components: { schemas: Record<string, Schema> };
}

export const operationsOf = ({ paths }: Document): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );

/** The schema of a JSON body; undefined if there is none. */
export const bodySchema = ({ requestBody }: Operation) => requestBody?.content['application/json']?.schema;
