import type { APIGatewayProxyEvent } from 'aws-lambda';
import { header } from './request.ts';

/**
 * The address a call came from, for throttling. `TRUSTED_PROXIES` says how many proxies in front of the API add to
 * `X-Forwarded-For` (0 without a CDN); entries left of theirs can be forged and are not read. API Gateway adds what it
 * sees itself. Emulators do not: there, the list is one shorter and the caller is its first.
 */
export function callerAddress(event: Pick<APIGatewayProxyEvent, 'headers' | 'multiValueHeaders' | 'requestContext'>) {
  const direct = event.requestContext.identity.sourceIp;
  const trusted = Number(process.env.TRUSTED_PROXIES ?? 0);
  if (trusted === 0) return direct;
  const hops = header(event, 'x-forwarded-for')?.split(/\s*,\s*/) ?? [];
  return hops.at(-trusted - 1) ?? hops[0] ?? direct;
}
