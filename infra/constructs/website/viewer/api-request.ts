/**
 * A CloudFront function: tells the API the host that the visitor sees, which it compares with `Origin`. A header of the
 * same name that the visitor sent is replaced. Its runtime knows little more than ES 5.1, see `page-request.ts`.
 */
import type { RequestEvent, ViewerRequest } from './event.ts';

export function handler(event: RequestEvent): ViewerRequest {
  const request = event.request;
  const host = request.headers.host;
  request.headers['x-forwarded-host'] = { value: host ? host.value : '' };
  return request;
}
