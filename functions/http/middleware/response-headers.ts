import { createHash } from 'node:crypto';
import type { Route } from '#contracts/api/route';
import { type ApiRequest, header } from '../request.ts';

/** A minute in shared caches, then a stale reply for another minute during revalidation (RFC 9111, RFC 5861). */
const sharedForAMinute = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';

/** The caller's browser may keep the reply, but revalidates it each time. */
const askedEveryTime = 'private, no-cache';

/** Adds cache, validator and request id headers to every reply, problems included. */
export const responseHeaders = (route: Route) => {
  const add = ({ event, response }: ApiRequest) => {
    if (!response) return;
    const caching = response.statusCode === 200 ? cachingOf(route) : undefined;
    response.headers = {
      'Content-Type': 'application/json',
      'X-Request-Id': event.requestContext.requestId,
      'Cache-Control': caching ?? 'no-store',
      ...response.headers,
    };
    if (!caching) return;
    const tag = `"${createHash('sha256').update(response.body).digest('base64url').slice(0, 27)}"`;
    response.headers.ETag = tag;
    if (matches(header(event, 'if-none-match'), tag)) {
      response.statusCode = 304;
      response.body = '';
      delete response.headers['Content-Type'];
    }
  };
  return { after: add, onError: add };
};

const cachingOf = ({ cacheable, revalidated }: Route) =>
  cacheable ? sharedForAMinute : revalidated ? askedEveryTime : undefined;

/** Compares weakly (RFC 9110, 13.1.2): a cache that compressed the reply may have weakened the tag. */
const matches = (candidates: string | undefined, tag: string) =>
  candidates?.split(',').some((candidate) => candidate.trim() === '*' || candidate.trim().replace(/^W\//, '') === tag);
