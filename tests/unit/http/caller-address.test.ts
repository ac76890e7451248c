import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callerAddress } from '../../../functions/http/caller-address.ts';

const edge = '130.176.1.1';

/** The address that a function takes for the caller's. */
const seen = (forwarded: string | undefined, sourceIp = edge) =>
  callerAddress({
    headers: {},
    multiValueHeaders: forwarded ? { 'x-forwarded-for': [forwarded] } : {},
    requestContext: { identity: { sourceIp } } as Parameters<typeof callerAddress>[0]['requestContext'],
  });

describe('behind a CDN', () => {
  beforeEach(() => {
    vi.stubEnv('TRUSTED_PROXIES', '1');
    return () => vi.unstubAllEnvs();
  });

  it('the caller is whom the CDN names, left of the CDN, which the gateway adds', () => {
    expect(seen(`192.0.2.1, ${edge}`)).toBe('192.0.2.1');
  });

  it('what a caller claims to be is not read', () => {
    expect(seen(`10.0.0.1, 192.0.2.1, ${edge}`)).toBe('192.0.2.1');
  });

  it('the caller is the only one named where the gateway adds nothing, as on emulators', () => {
    expect(seen('192.0.2.1', '127.0.0.1')).toBe('192.0.2.1');
  });

  it('without the header the caller is whom the gateway sees', () => {
    expect(seen(undefined, '192.0.2.1')).toBe('192.0.2.1');
  });
});

it('without a CDN the caller is whom the gateway sees, whatever the header says', () => {
  vi.stubEnv('TRUSTED_PROXIES', '0');
  expect(seen('10.0.0.1, 192.0.2.1', '192.0.2.1')).toBe('192.0.2.1');
  vi.unstubAllEnvs();
});
