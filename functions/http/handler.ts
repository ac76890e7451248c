import middy, { type MiddlewareObj } from '@middy/core';
import headerNormalizer from '@middy/http-header-normalizer';
import jsonBodyParser from '@middy/http-json-body-parser';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { type Input, maximumJsonBytes, type Route } from '#contracts/api/route';
import { ProblemError } from '../errors.ts';
import { withinCall } from '../time-left.ts';
import { callerAddress } from './caller-address.ts';
import { deviceToken } from './cookies.ts';
import { language, languageOf } from './middleware/language.ts';
import { problemDetails } from './middleware/problem-details.ts';
import { requestLog } from './middleware/request-log.ts';
import { responseHeaders } from './middleware/response-headers.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { throughTheSite } from './middleware/through-the-site.ts';
import { Reply } from './reply.ts';
import { type ApiEvent, type ApiRequest, header, type OperationRequest } from './request.ts';
import { traceIdOf } from './trace-id.ts';
import { softwareOf } from './user-agent.ts';
import { validate } from './validate.ts';

/** An operation's result. Without one, the reply's `data` is `true`. */
// biome-ignore lint/suspicious/noConfusingVoidType: a function that returns nothing has the type void
export type Outcome<R extends Route> = Reply | (Input<R['reply']> extends true ? void : Input<R['reply']>);
export type Operation<R extends Route> = (request: OperationRequest<R>) => Promise<Outcome<R>>;
export type Handler = (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>;

/** The parts of a handler that differ between calls of staff and of visitors, and need the database for staff. */
interface Guards {
  /** Refuses callers. */
  access: MiddlewareObj;
  /** Collects the call's entries in the audit trail; undefined for routes that record nothing. */
  beginTrail?(route: Route, request: Omit<OperationRequest<Route>, 'report'>): Trail;
  /** Replaces the JSON body parser where the contract takes more than JSON. */
  parser?: MiddlewareObj | undefined;
}

interface Trail {
  report: OperationRequest<Route>['report'];
  write(outcome: unknown): Promise<void>;
}

/**
 * Makes a Lambda handler from a contract and one operation. Does everything HTTP: parsing by the contract, the envelope,
 * problem details, headers and the log line. `routeHandler` and `publicHandler` say who may call.
 */
export function createHandler<const R extends Route>(
  route: R,
  operation: Operation<R>,
  { access, beginTrail, parser = jsonBodyParser() as MiddlewareObj }: Guards,
): Handler {
  const handle = async (event: ApiEvent, context: Context) => {
    const request = toOperationRequest(route, event, context);
    const trail = beginTrail?.(route, request);
    const outcome = await withinCall(context, () =>
      operation({ ...request, report: trail?.report } as OperationRequest<R>),
    );
    await trail?.write(outcome);
    return toResult(route, outcome);
  };
  return middy(handle)
    .use([
      requestLog(route.id),
      responseHeaders(route),
      securityHeaders(),
      headerNormalizer(),
      language(),
      throughTheSite(),
      access,
    ] as MiddlewareObj[])
    .use(route.body ? ([bodySize(), parser] as MiddlewareObj[]) : [])
    .use(problemDetails(route)) as unknown as Handler;
}

/** Refuses missing and too large bodies before they are parsed. */
const bodySize = () => ({
  before: ({ event }: ApiRequest) => {
    if (!event.body) throw new ProblemError('malformed_json');
    const isJson = !header(event, 'content-type')?.startsWith('multipart/');
    if (isJson && typeof event.body === 'string' && Buffer.byteLength(event.body) > maximumJsonBytes) {
      throw new ProblemError('body_too_large');
    }
  },
});

function toOperationRequest<R extends Route>(
  route: R,
  event: ApiEvent,
  context: Context,
): Omit<OperationRequest<R>, 'report'> {
  const isMultipart = route.multipart && header(event, 'content-type')?.startsWith('multipart/');
  const parsed = (schema: Route['body'], value: unknown) => (schema ? validate(schema, value) : {});
  return {
    params: parsed(route.params, event.pathParameters ?? {}),
    query: parsed(route.query, event.queryStringParameters ?? {}),
    body: isMultipart ? {} : parsed(route.body, event.body),
    multipart: isMultipart ? parsed(route.multipart, event.body) : undefined,
    language: languageOf(context),
    session: event.state.session,
    address: callerAddress(event),
    device: deviceToken(header(event, 'cookie')),
    software: softwareOf(header(event, 'user-agent')),
    traceId: traceIdOf(event),
    idempotencyKey: route.idempotent ? header(event, 'idempotency-key') : undefined,
  } as Omit<OperationRequest<R>, 'report'>;
}

function toResult(route: Route, outcome: unknown): APIGatewayProxyResult {
  const data = outcome === undefined ? true : outcome;
  const { body, headers, cookies } = outcome instanceof Reply ? outcome : new Reply({ data });
  return {
    statusCode: route.status,
    headers,
    ...(cookies.length > 0 && { multiValueHeaders: { 'Set-Cookie': [...cookies] } }),
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}
