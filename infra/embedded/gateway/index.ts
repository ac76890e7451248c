import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ProblemCode, problemStatus } from '#contracts/problem';
import { maximumPhotoBytes } from '#contracts/program-limits';
import { queryParameters } from '#contracts/query-parameters';
import { maximumJsonBytes, type Route } from '#contracts/route';
import { stage } from '../../shared/api-stage.ts';
import { BodyTooLarge, BodyTooSlow, readBody } from '../../shared/http/request-body.ts';
import { InvocationFailed, type Invoke } from '../functions/index.ts';
import { toProxyEvent } from './event.ts';
import { sendProblem } from './problem.ts';
import { type ProxyResult, parseResult, sendResult } from './response.ts';
import { createRouter } from './router.ts';

/** For staff who upload a photo: the largest photo and the form around it, within API Gateway's limit of 10 MB. */
const maximumBodyBytes = maximumPhotoBytes + 64 * 1024;

/** Milliseconds in which the body of other callers must arrive. */
const patience = 10_000;

export interface GatewayOptions {
  routes: readonly Route[];
  invoke: Invoke;
}

/** Replaces API Gateway (REST, Lambda proxy integrations): calls the route's function for requests to `/api/...`. */
export function createGateway({ routes, invoke }: GatewayOptions) {
  const resolve = createRouter(routes);

  /** Checks the caller's session before a large body is read. Returns the reply for a caller without one. */
  async function refusalOf(request: IncomingMessage, requestId: string): Promise<ProxyResult | undefined> {
    const found = resolve('GET', '/session');
    if (!found || 'allowed' in found) return undefined;
    const empty = { path: '/session', search: new URLSearchParams(), body: Buffer.alloc(0) };
    const event = { ...toProxyEvent({ ...found, ...empty, request, requestId }), httpMethod: 'GET' };
    const result = parseResult(await invoke(found.route.id, event, requestId));
    return result?.statusCode === 200 ? undefined : (result ?? { statusCode: 502 });
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const requestId = randomUUID();
    const acceptLanguage = request.headers['accept-language'];
    const fail = (code: ProblemCode, status: number = problemStatus[code], headers: Record<string, string> = {}) =>
      sendProblem(response, { code, status, requestId, acceptLanguage, headers });

    const [target = '', ...search] = (request.url ?? '').split('?');
    const path = target.slice(`/${stage}`.length);
    const found = resolve(request.method ?? '', path);
    if (!found) return fail('route_not_found');
    if ('allowed' in found) return fail('method_not_allowed', 405, { Allow: found.allowed.join(', ') });

    try {
      const isPhoto = found.route.multipart !== undefined && mayBeLarge(request);
      const refusal = isPhoto ? await refusalOf(request, requestId) : undefined;
      if (refusal) return await sendResult(request, response, refusal);
      const body = isPhoto
        ? await readBody(request, maximumBodyBytes)
        : await readBody(request, maximumJsonBytes, patience);
      const query = knownQuery(found.route, search.join('?'));
      const event = toProxyEvent({ ...found, request, path, search: query, body, requestId });
      const result = parseResult(await invoke(found.route.id, event, requestId));
      // API Gateway's status codes for malformed results, errors and timeouts.
      if (!result) return fail('internal_error', 502);
      await sendResult(request, response, result);
    } catch (error) {
      if (error instanceof BodyTooLarge) return fail('body_too_large');
      if (error instanceof BodyTooSlow) return fail('body_too_slow', 408, { Connection: 'close' });
      if (!(error instanceof InvocationFailed)) throw error;
      fail('internal_error', error.timedOut ? 504 : 502);
    }
  };
}

/** Leaves out parameters that are not in the contract, as the CDN does. */
function knownQuery(route: Route, search: string): URLSearchParams {
  const names = queryParameters(route);
  return new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => names.includes(name)));
}

const mayBeLarge = ({ headers }: IncomingMessage) =>
  !(Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= maximumJsonBytes);
