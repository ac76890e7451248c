import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getHealth } from '#contracts/api/system';
import { routeHandler } from '../../../../functions/http/route-handler.ts';

const [current, previous] = ['c', 'p'].map((letter) => letter.repeat(48));
const health = routeHandler(getHealth, async () => ({ status: 'ok' as const }));

/** Calls a function like API Gateway, with the stage's secrets, and returns status and code of its reply. */
async function call(headers: Record<string, string>, secrets: string | null = `${current},${previous}`) {
  const { statusCode, body } = await health(
    {
      headers,
      multiValueHeaders: {},
      stageVariables: secrets === null ? null : { originSecrets: secrets },
      requestContext: { requestId: 'request', identity: { sourceIp: '192.0.2.1' } },
    } as unknown as APIGatewayProxyEvent,
    {} as Context,
  );
  return [statusCode, JSON.parse(body).code];
}

describe('with a CDN', () => {
  beforeEach(() => {
    vi.stubEnv('ORIGIN_SECRET', 'required');
    return () => vi.unstubAllEnvs();
  });

  it('a call without its secret is refused, whatever address it forges', async () => {
    expect(await call({ 'X-Forwarded-For': '198.51.100.7' })).toEqual([403, 'past_the_site']);
    for (const guess of ['', 'none', `${current},${previous}`, current?.slice(1) ?? '']) {
      expect(await call({ 'X-Origin-Secret': guess }, `${current},${previous}`)).toEqual([403, 'past_the_site']);
    }
  });

  it('a call with the current or the previous secret is answered', async () => {
    for (const secret of [current, previous])
      expect(await call({ 'x-origin-secret': secret ?? '' })).toEqual([200, undefined]);
  });

  it('the placeholder of a previous secret is not accepted, and a stage without secrets refuses all calls', async () => {
    expect(await call({ 'x-origin-secret': 'none' }, `${current},none`)).toEqual([403, 'past_the_site']);
    expect(await call({ 'x-origin-secret': current ?? '' }, null)).toEqual([403, 'past_the_site']);
  });
});

it('without a CDN, nothing is required', async () => {
  expect(await call({}, null)).toEqual([200, undefined]);
});
