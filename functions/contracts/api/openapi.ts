import { type JsonSchema, toJsonSchema } from '../field-kit/json-schema.ts';
import { languages } from '../field-kit/language.ts';
import { rolesWith } from './access.ts';
import { Problem, type ProblemCode, problemStatus } from './problem.ts';
import type { Route } from './route.ts';
import { routes } from './routes.ts';

/**
 * Makes the API's OpenAPI 3.1 document from the contracts alone.
 * @param sessionCookie name of the cookie that holds the session
 */
export function openapiDocument(sessionCookie = '__Host-session'): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rihla',
      version: '1.0.0',
      description: [
        'Travel programs and enquiries of a Saudi travel agency. Success is `{data}`, failure RFC 9457.',
        'Fields and parameters that are not described are ignored; but a body with the property `__proto__`, or with a',
        '`prototype` in a `constructor`, is refused as malformed. HEAD works wherever GET does.',
      ].join(' '),
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Problem: toJsonSchema(Problem, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie, description: 'Set by POST /session' },
      },
    },
  };
}

function operation(route: Route): JsonSchema {
  const description = [restrictionOf(route), rulesOf(route)].filter(Boolean).join('\n\n');
  return {
    operationId: route.id,
    summary: route.summary,
    ...(description && { description }),
    tags: [route.path.split('/')[1]],
    ...(route.access !== 'public' && { security: [{ session: requiredRole(route) }] }),
    parameters: [
      ...parametersOf('path', route.params),
      ...parametersOf('query', route.query),
      headerParameter('Accept-Language', `Language of messages: ${languages.join(' or ')}`),
      ...(isFirstParty(route) ? [headerParameter('X-Client', 'The client marker', { const: 'web' }, true)] : []),
      ...(route.idempotent
        ? [headerParameter('Idempotency-Key', 'Repeating a call with its key changes nothing')]
        : []),
      ...(hasValidator(route) ? [headerParameter('If-None-Match', 'The ETag of an earlier reply')] : []),
    ],
    ...(route.body && { requestBody: { required: true, content: requestContent(route) } }),
    responses: {
      [route.status]: { description: 'Success', content: { 'application/json': { schema: replySchema(route) } } },
      ...(hasValidator(route) && { 304: { description: 'The earlier reply still holds' } }),
      ...problemsOf(route),
    },
  };
}

const requiredRole = ({ access }: Route) => (typeof access === 'object' ? [access.role] : []);

const restrictionOf = ({ access }: Route) =>
  typeof access === 'object' && `For staff with the role ${rolesWith(access).join(' or ')}, or the answer is 403.`;

const rulesOf = ({ rules }: Route) =>
  rules?.length && `Must hold too, or the answer is 422:\n\n- ${rules.join('\n- ')}`;

const isFirstParty = ({ access, firstParty }: Route) => access !== 'public' || firstParty === true;
const hasValidator = ({ cacheable, revalidated }: Route) => cacheable === true || revalidated === true;

const requestContent = ({ body, multipart }: Route): JsonSchema => ({
  ...(body && { 'application/json': { schema: toJsonSchema(body, 'input') } }),
  ...(multipart && { 'multipart/form-data': { schema: toJsonSchema(multipart, 'input') } }),
});

function replySchema(route: Route): JsonSchema {
  const data = toJsonSchema(route.reply, 'output');
  if (route.id === 'getOpenapi') return data;
  return {
    type: 'object',
    required: ['data'],
    properties: {
      data,
      ...(route.page && { next_cursor: { type: 'string' } }),
      ...(route.page === 'searched' && { searched_until: { type: 'string', format: 'date-time' } }),
      ...(route.multipart && { success: { const: true } }),
    },
    additionalProperties: false,
  };
}

function parametersOf(place: 'path' | 'query', schema: Route['params']): JsonSchema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: withoutNull(property),
  }));
}

/** The part of a field's schema that a query parameter can have. */
function withoutNull({ default: preset, anyOf, ...schema }: JsonSchema): JsonSchema {
  const options = (anyOf as JsonSchema[] | undefined)?.filter(({ type }) => type !== 'null');
  return {
    ...schema,
    ...(options?.length === 1 ? options[0] : options && { anyOf: options }),
    ...(preset !== null && preset !== undefined && { default: preset }),
  };
}

const headerParameter = (name: string, description: string, schema: JsonSchema = {}, required = false): JsonSchema => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string', ...schema },
});

/** The problems that a call of this route can get. */
function problemCodesOf(route: Route): ReadonlySet<ProblemCode> {
  const codes = new Set<ProblemCode>(route.problems);
  codes.add('past_the_site');
  if (route.access !== 'public') codes.add('authentication_required');
  if (typeof route.access === 'object') codes.add('role_not_allowed');
  if (route.access !== 'public' && !route.beforeTwoStep) codes.add('two_step_required');
  if (isFirstParty(route)) codes.add('client_marker_missing').add('foreign_origin');
  // A wrong parameter can turn the path into another route's: /programs/{id} with the id "photos".
  if (route.params) codes.add('route_not_found').add('method_not_allowed');
  if (route.body) codes.add('malformed_json').add('body_too_slow').add('body_too_large').add('unsupported_media_type');
  if (route.body || route.query || route.params) codes.add('validation_failed');
  return codes.add('too_many_requests').add('internal_error').add('temporarily_unavailable');
}

function problemsOf(route: Route): JsonSchema {
  const byStatus = Map.groupBy(problemCodesOf(route), (code) => problemStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.join(', '),
        ...((status === 429 || status === 503) && { headers: { 'Retry-After': retryAfter } }),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}

const retryAfter = { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } };
