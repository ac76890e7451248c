import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ProblemCode, problemStatus } from '#contracts/problem';
import { maximumPhotoBytes } from '#contracts/program-limits';
import type { Route } from '#contracts/route';
import { stage } from '../../shared/api-stage.ts';
import { BodyTooLarge, readBody } from '../../shared/http/request-body.ts';
import { InvocationFailed, type Invoke } from '../functions/index.ts';
import { toProxyEvent } from './event.ts';
import { sendProblem } from './problem.ts';
import { parseResult, sendResult } from './response.ts';
import { createRouter } from './router.ts';

/** API Gateway's limit of 10 MB, plus the form around the largest photo. */
const maximumBodyBytes = maximumPhotoBytes + 64 * 1024;

export interface GatewayOptions {
  routes: readonly Route[];
  invoke: Invoke;
}

/**
 * Stands in for API Gateway (REST, Lambda proxy integrations): calls the function of the route for requests to
 * `/api/...`.
 */
export function createGateway({ routes, invoke }: GatewayOptions) {
  const resolve = createRouter(routes);

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
      const body = await readBody(request, maximumBodyBytes);
      const query = new URLSearchParams(search.join('?'));
      const event = toProxyEvent({ ...found, request, path, search: query, body, requestId });
      const result = parseResult(await invoke(found.route.id, event, requestId));
      // API Gateway's status codes for malformed results, errors and timeouts.
      if (!result) return fail('internal_error', 502);
      await sendResult(request, response, result);
    } catch (error) {
      if (error instanceof BodyTooLarge) return fail('body_too_large');
      if (!(error instanceof InvocationFailed)) throw error;
      fail('internal_error', error.timedOut ? 504 : 502);
    }
  };
}
