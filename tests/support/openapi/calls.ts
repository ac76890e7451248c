import * as fc from 'fast-check';
import { almostValid, parameterValue, valid } from './arbitrary.ts';
import { type documentChecks, keepsRules } from './check.ts';
import { bodySchema, type Operation, type Parameter, type Schema } from './document.ts';

type Values = Record<string, string>;

/** A call of an operation, before it becomes HTTP. */
export interface Call {
  path: Values;
  query: Values;
  header: Values;
  body: unknown;
  /** True if the path must name an existing record. */
  exists: boolean;
}

/** Calls of an operation, half of them valid and half nearly valid. */
export function callsOf(operation: Operation): fc.Arbitrary<Call> {
  const schema = bodySchema(operation);
  const call = fc.record({
    path: valuesOf(operation, 'path', parameterValue),
    query: valuesOf(operation, 'query', parameterValue),
    header: fc.oneof(
      { weight: 19, arbitrary: valuesOf(operation, 'header', headerValue) },
      { weight: 1, arbitrary: fc.constant({}) },
    ),
    body: schema ? fc.oneof(valid(schema), almostValid(schema)).map(asJson) : fc.constant(undefined),
    exists: fc.boolean(),
  });
  return call.filter(({ path }) => Object.values(path).every(isSegment));
}

/** All required parameters, and some of the others. */
function valuesOf(
  { parameters }: Operation,
  place: Parameter['in'],
  value: (schema: Schema) => fc.Arbitrary<string>,
): fc.Arbitrary<Values> {
  const here = parameters.filter((parameter) => parameter.in === place);
  const values = Object.fromEntries(here.map(({ name, schema }) => [name, value(schema)]));
  return fc.record(values, { requiredKeys: here.filter(({ required }) => required).map(({ name }) => name) });
}

/** The value as JSON transports it, without NaN. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Characters that headers can transport. */
const headerValue = (schema: Schema) =>
  'const' in schema ? fc.constant(String(schema.const)) : fc.stringMatching(/^[\x21-\x7e]{0,20}$/);

/** Clients resolve `.` and `..` in paths. */
const isSegment = (text: string) => !/^\.{0,2}$/.test(text);

/** True if the document allows the call, including the rules that it states in words. */
export function isAllowed(
  operation: Operation,
  { path, query, header, body }: Call,
  { faultOf, allowsText }: ReturnType<typeof documentChecks>,
): boolean {
  const schema = bodySchema(operation);
  if (schema && faultOf(schema, body) !== undefined) return false;
  const given = { path, query, header };
  for (const { in: place, name, required, schema } of operation.parameters) {
    const text = given[place][name];
    if (text === undefined ? required : !allowsText(schema, text)) return false;
  }
  return keepsRules(operation.operationId, { ...query, ...(body as Values | undefined) }, path);
}
