import { beforeEach, expect, it, vi } from 'vitest';
import { callerAddress } from '../../../../functions/http/caller-address.ts';
import { createApiProxy } from '../../../../infra/emulator/api-proxy.ts';
import { served } from '../common/website/served.ts';

beforeEach(() => {
  vi.stubEnv('TRUSTED_PROXIES', '1');
  return () => vi.unstubAllEnvs();
});

/** An emulator's gateway that returns the address which deployed functions would take for the caller's. */
const startGateway = (addsItsCaller: boolean) =>
  served(async ({ headers, socket }, response) => {
    const sourceIp = socket.remoteAddress ?? '';
    const forwarded = [headers['x-forwarded-for'] ?? [], addsItsCaller ? sourceIp : []].flat().join(', ');
    const requestContext = { identity: { sourceIp } } as Parameters<typeof callerAddress>[0]['requestContext'];
    const multiValueHeaders = { 'x-forwarded-for': [forwarded] };
    response.end(callerAddress({ headers: {}, multiValueHeaders, requestContext }));
  });

it.each([
  ['adds its caller to X-Forwarded-For, as API Gateway does', true],
  ['leaves X-Forwarded-For as it is', false],
])('functions behind a gateway that %s see the caller, not the proxy', async (_what, addsItsCaller) => {
  const endpoint = await startGateway(addsItsCaller);
  const url = await served(createApiProxy({ endpoint, restApiId: 'rihla-dev' }));
  const seen = async (headers: Record<string, string>) => (await fetch(`${url}/api/health`, { headers })).text();
  expect(await seen({ 'X-Forwarded-For': '10.1.2.3' })).toBe('10.1.2.3');
  expect(await seen({})).toBe('127.0.0.1');
});
