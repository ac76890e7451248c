import * as z from 'zod/mini';
import { Problem, type ProblemCode, problemStatus } from './problem.ts';
import type { Route } from './route.ts';
import { routes } from './routes.ts';

type Json = Record<string, unknown>;

/** The API as an OpenAPI 3.1 document, made of the contracts alone. */
export function openapiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rihla',
      version: '1.0.0',
      description: 'Travel programs and enquiries of a Saudi travel agency. Success is `{data}`, failure RFC 9457.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(Problem, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-session', description: 'Set by POST /session' },
      },
    },
  };
}

function operation(route: Route): Json {
  const staff = route.access === 'staff';
  return {
    operationId: route.id,
    summary: route.summary,
    tags: [route.path.split('/')[1]],
    ...(staff && { security: [{ session: [] }] }),
    parameters: [
      ...parametersOf('path', route.params),
      ...parametersOf('query', route.query),
      headerParameter('Accept-Language', 'Language of messages: ar or en'),
      ...(staff || route.firstParty ? [headerParameter('X-Client', 'The client marker', { const: 'web' }, true)] : []),
      ...(route.idempotent
        ? [headerParameter('Idempotency-Key', 'Repeating a call with its key changes nothing')]
        : []),
    ],
    ...(route.body && { requestBody: { required: true, content: requestContent(route) } }),
    responses: {
      [route.status]: { description: 'Success', content: { 'application/json': { schema: replySchema(route) } } },
      ...problemsOf(route),
    },
  };
}

function requestContent({ body, multipart }: Route): Json {
  const schema = multipart && jsonSchema(multipart, 'input');
  return {
    ...(body && { 'application/json': { schema: jsonSchema(body, 'input') } }),
    ...(schema && {
      'multipart/form-data': {
        schema: {
          ...schema,
          properties: { ...(schema.properties as Json), image: { type: 'string', format: 'binary' } },
        },
      },
    }),
  };
}

function replySchema(route: Route): Json {
  const data = jsonSchema(route.reply, 'output');
  if (route.id === 'getOpenapi') return data;
  return {
    type: 'object',
    required: ['data'],
    properties: { data, ...(route.page && { next_cursor: { type: 'string' } }) },
  };
}

function parametersOf(place: 'path' | 'query', schema: Route['params']): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const headerParameter = (name: string, description: string, schema: Json = {}, required = false): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string', ...schema },
});

function problemsOf(route: Route): Json {
  const codes = new Set<ProblemCode>(route.problems);
  if (route.access === 'staff') codes.add('authentication_required').add('client_marker_missing');
  if (route.body) codes.add('malformed_json').add('body_too_large').add('unsupported_media_type');
  if (route.body || route.query || route.params) codes.add('validation_failed');
  codes.add('internal_error');
  const byStatus = Map.groupBy(codes, (code) => problemStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}

/** JSON Schema 2020-12, which OpenAPI 3.1 takes as it is. Rules between fields cannot be said there. */
function jsonSchema(schema: NonNullable<Route['body']>, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}
