import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ProblemCode, problemStatus } from '#contracts/api/problem';
import { maximumPhotoBytes } from '#contracts/api/program-limits';
import { queryParameters } from '#contracts/api/query-parameters';
import { maximumJsonBytes, type Route } from '#contracts/api/route';
import { stage } from '../../common/api-stage.ts';
import { BodyTooLarge, BodyTooSlow, readBody } from '../../common/http/request-body.ts';
import { InvocationFailed, type Invoke } from '../functions/index.ts';
import { AcceptedSessions } from './accepted-sessions.ts';
import { type EventSource, toProxyEvent } from './event.ts';
import { forEverybody, KeptReplies, sendKept, type VersionOf } from './kept-replies.ts';
import { LaneFull, Lanes, laneFor } from './lanes.ts';
import { sendProblem } from './problem.ts';
import { type ProxyResult, parseResult, sendResult } from './response.ts';
import { createRouter } from './router.ts';

/** For staff who upload a photo: the largest photo and the form around it, within API Gateway's limit of 10 MB. */
const maximumBodyBytes = maximumPhotoBytes + 64 * 1024;

/** Milliseconds in which the body of other callers must arrive. */
const timeoutMs = 10_000;

export interface GatewayOptions {
  routes: readonly Route[];
  invoke: Invoke;
  /** Changes with what cacheable replies show. Without it none is kept. */
  versionOf?: VersionOf;
}

/** Replaces API Gateway (REST, Lambda proxy integrations): calls the route's function for requests to `/api/...`. */
export function createGateway({ routes, invoke, versionOf }: GatewayOptions) {
  const lanes = new Lanes();
  const sessions = new AcceptedSessions();
  const resolve = createRouter(routes);
  const replies = versionOf && new KeptReplies(versionOf);

  /** Checks the caller's session before a large body is read. Returns the reply for a caller without one. */
  async function refusalOf(
    request: IncomingMessage,
    requestId: string,
    invoke: Invoke,
  ): Promise<ProxyResult | undefined> {
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

    const call = { ...found, request, path, search: knownQuery(found.route, search.join('?')), requestId };
    try {
      const lane = laneFor(found.route, sessions.has(request));
      const inLane: Invoke = (...parameters) => lanes.run(lane, () => invoke(...parameters));
      if (replies && (await answerWithKept(replies, inLane, response, call))) return;
      const isPhoto = found.route.multipart !== undefined && mayBeLarge(request);
      const refusal = isPhoto ? await refusalOf(request, requestId, inLane) : undefined;
      if (refusal) return await sendResult(request, response, refusal);
      const body = isPhoto
        ? await readBody(request, maximumBodyBytes)
        : await readBody(request, maximumJsonBytes, timeoutMs);
      const event = toProxyEvent({ ...call, body });
      const result = parseResult(await inLane(found.route.id, event, requestId, whenLeft(response)));
      // API Gateway's status codes for malformed results, errors and timeouts.
      if (!result) return fail('internal_error', 502);
      sessions.learn(found.route, request, result);
      await sendResult(request, response, result);
    } catch (error) {
      if (error instanceof LaneFull) return fail('too_many_requests', undefined, { 'Retry-After': '2' });
      if (error instanceof BodyTooLarge) return fail('body_too_large');
      if (error instanceof BodyTooSlow) return fail('body_too_slow', 408, { Connection: 'close' });
      if (!(error instanceof InvocationFailed)) throw error;
      fail('internal_error', error.timedOut ? 504 : 502);
    }
  };
}

/** @returns false if the call is not one whose reply may be kept, or if somebody else's call failed */
async function answerWithKept(
  replies: KeptReplies,
  invoke: Invoke,
  response: ServerResponse,
  call: Omit<EventSource, 'body'>,
): Promise<boolean> {
  const { request, route, path, search, requestId } = call;
  const key = replies.keyOf(route, path, search);
  if (!key) return false;
  let own: ProxyResult | undefined;
  const kept = await replies.find(key, async () => {
    const event = forEverybody(toProxyEvent({ ...call, body: Buffer.alloc(0) }));
    own = parseResult(await invoke(route.id, event, requestId));
    return own;
  });
  if (kept) await sendKept(request, response, kept);
  else if (own) await sendResult(request, response, own);
  return Boolean(kept ?? own);
}

/** Returns a signal that the caller has left before the reply. */
function whenLeft(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) left.abort();
  });
  return left.signal;
}

/** Leaves out parameters that are not in the contract, as the CDN does. */
function knownQuery(route: Route, search: string): URLSearchParams {
  const names = queryParameters(route);
  return new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => names.includes(name)));
}

const mayBeLarge = ({ headers }: IncomingMessage) =>
  !(Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= maximumJsonBytes);
