import type { APIGatewayProxyEvent } from 'aws-lambda';
import { countedAddress } from './counted-address.ts';
import { header } from './request.ts';

/**
 * The caller's address, for throttling. `TRUSTED_PROXIES` is the number of proxies in front of the API that add to
 * `X-Forwarded-For` (0 without a CDN). Entries to the left of theirs can be forged and are ignored. API Gateway adds an
 * entry; emulators do not, so there the first entry is the caller. On a stage with a website, `throughTheSite` has made
 * sure that the CDN stands in between.
 */
export function callerAddress(event: Pick<APIGatewayProxyEvent, 'headers' | 'multiValueHeaders' | 'requestContext'>) {
  const direct = event.requestContext.identity.sourceIp;
  const trusted = Number(process.env.TRUSTED_PROXIES ?? 0);
  if (trusted === 0) return countedAddress(direct);
  const hops = header(event, 'x-forwarded-for')?.split(/\s*,\s*/) ?? [];
  return countedAddress(hops.at(-trusted - 1) ?? hops[0] ?? direct);
}
