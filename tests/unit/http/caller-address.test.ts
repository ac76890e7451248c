import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callerAddress } from '../../../functions/http/caller-address.ts';
import { countedAddress, networkOf } from '../../../functions/http/counted-address.ts';

const edge = '130.176.1.1';

/** Returns the address that a function takes for the caller's. */
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

  it('uses the address that the CDN adds, to the left of the CDN’s own', () => {
    expect(seen(`192.0.2.1, ${edge}`)).toBe('192.0.2.1');
  });

  it('ignores addresses that the caller sends', () => {
    expect(seen(`10.0.0.1, 192.0.2.1, ${edge}`)).toBe('192.0.2.1');
  });

  it('uses the only address if the gateway adds none, as on emulators', () => {
    expect(seen('192.0.2.1', '127.0.0.1')).toBe('192.0.2.1');
  });

  it('uses the gateway’s peer without the header', () => {
    expect(seen(undefined, '192.0.2.1')).toBe('192.0.2.1');
  });
});

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:DB8:1:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:4711', '192.0.2.1'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::/64'],
])('counts %s as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});

it('uses the gateway’s peer without a CDN, whatever the header says', () => {
  vi.stubEnv('TRUSTED_PROXIES', '0');
  expect(seen('10.0.0.1, 192.0.2.1', '192.0.2.1')).toBe('192.0.2.1');
  vi.unstubAllEnvs();
});

it.each([
  ['192.0.2.171', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8::/32'],
  ['2a02:9b0:4000::1', '2a02:9b0::/32'],
])('names the network of %s as %s', (address, network) => {
  expect(networkOf(countedAddress(address))).toBe(network);
});
