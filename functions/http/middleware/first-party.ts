import type { Route } from '#contracts/api/route';
import { ownNames } from '#contracts/platform/resources';
import { ProblemError } from '../../errors.ts';
import { type ApiRequest, header } from '../request.ts';

/** Requires on first-party routes that the call comes from a page of the site. */
export const firstParty = (route: Route) => ({
  before: ({ event }: ApiRequest) => {
    if (route.firstParty) requireFirstParty(event);
  },
});

/**
 * Requires the client marker and no foreign origin. A page of another site can neither send the marker without a
 * preflight nor hide its origin. Nothing answers a preflight, so `@middy/http-cors` stays out.
 */
export function requireFirstParty(event: ApiRequest['event']) {
  if (header(event, 'x-client') !== 'web') throw new ProblemError('client_marker_missing');
  const site = header(event, 'sec-fetch-site');
  if (site && site !== 'same-origin' && site !== 'none') throw new ProblemError('foreign_origin');
  const origin = header(event, 'origin');
  if (origin && !ownOrigin(origin, event)) throw new ProblemError('foreign_origin');
}

/** Behind the CDN, `Host` is the API's own and `X-Forwarded-Host` the viewer's. No page can forge it. */
function ownOrigin(origin: string, event: ApiRequest['event']) {
  if (!URL.canParse(origin)) return false;
  const { host, hostname } = new URL(origin);
  return isOwnName(hostname) && [header(event, 'x-forwarded-host'), header(event, 'host')].includes(host);
}

/**
 * A stranger's domain may lead to this server, and its pages then send their own name as `Host` and `Origin` (DNS
 * rebinding). Nobody can do that with an address.
 */
function isOwnName(hostname: string): boolean {
  const names = process.env[ownNames];
  return names === undefined || isAddress(hostname) || names.split(',').includes(hostname);
}

const isAddress = (hostname: string) => hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
