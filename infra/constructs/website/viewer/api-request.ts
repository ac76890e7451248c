/**
 * CloudFront function: passes the viewer's host to the API, which compares it with `Origin`. Replaces a header of the
 * same name that the viewer sent. The runtime is little more than ES 5.1, see `page-request.ts`.
 */
import type { RequestEvent, ViewerRequest } from './event.ts';

export function handler(event: RequestEvent): ViewerRequest {
  const request = event.request;
  const host = request.headers.host;
  request.headers['x-forwarded-host'] = { value: host ? host.value : '' };
  return request;
}
