/**
 * CloudFront function: passes the viewer's host to the API, which compares it with `Origin`. Replaces a header of the
 * same name that the viewer sent, and leaves out query parameters that no contract has. The runtime is little more than
 * ES 5.1, see `page-request.ts`.
 */
import type { RequestEvent, ViewerRequest } from './event.ts';

/** Names of the query parameters in the contracts, inserted at build time. */
declare const QUERY_PARAMETERS: readonly string[];

export function handler(event: RequestEvent): ViewerRequest {
  const request = event.request;
  const host = request.headers.host;
  request.headers['x-forwarded-host'] = { value: host ? host.value : '' };
  for (const name in request.querystring) {
    if (QUERY_PARAMETERS.indexOf(name) < 0) delete request.querystring[name];
  }
  return request;
}
