/**
 * CloudFront function: sets a page's status, which the bucket keeps as metadata, and stores the language that the
 * address selects in a cookie. The runtime is little more than ES 5.1, see `page-request.ts`.
 */
import type { ResponseEvent, ViewerResponse } from './event.ts';

/** The languages, inserted at build time. */
declare const LANGUAGES: readonly string[];

export function handler(event: ResponseEvent): ViewerResponse {
  const response = event.response;
  const status = response.headers['x-amz-meta-status'];
  if (status && response.statusCode === 200) {
    response.statusCode = Number(status.value);
    response.statusDescription = 'Not Found';
  }
  if (response.statusCode === 301 && response.headers.location) {
    response.headers.location.value += queryAfter(response.headers.location.value, event.request.querystring);
  }
  delete response.headers['x-amz-meta-status'];
  delete response.headers['x-amz-meta-fingerprint'];
  if (response.headers['content-type']?.value.indexOf('text/html') !== 0) return response;
  response.headers.vary = { value: 'Cookie, Accept-Encoding' };
  const asked = event.request.querystring.lang?.value;
  if (asked && LANGUAGES.indexOf(asked) >= 0) {
    const attributes = 'Max-Age=31536000; Path=/; SameSite=Lax; Secure';
    response.cookies['preferred-language'] = { value: asked, attributes };
  }
  return response;
}

/** A redirect keeps the query of the old address. An address with a fragment stays as it is. */
function queryAfter(location: string, query: ResponseEvent['request']['querystring']): string {
  const parts: string[] = [];
  if (location.indexOf('#') >= 0) return '';
  for (const name in query) {
    const field = query[name];
    if (field) parts.push(field.value ? `${name}=${field.value}` : name);
  }
  if (parts.length === 0) return '';
  return (location.indexOf('?') >= 0 ? '&' : '?') + parts.join('&');
}
