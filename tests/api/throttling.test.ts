import { describe, expect, it } from 'vitest';
import { message } from '../support/bodies.ts';
import { Client } from '../support/client.ts';
import { needs } from '../support/needs.ts';

describe('public posts', () => {
  it('are limited per address: 60 in ten minutes, then 429 with Retry-After', async (context) => {
    needs('callerAddresses')(context);
    const visitor = new Client();
    let accepted = 0;
    let last = await visitor.post('/messages', message());
    // Twice the limit, in case a new window begins.
    for (; last.status === 201 && accepted < 120; accepted++) last = await visitor.post('/messages', message());
    expect(last.status).toBe(429);
    expect(accepted).toBeGreaterThanOrEqual(60);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(last.json.code).toBe('too_many_requests');
    expect((await new Client().post('/messages', message())).status).toBe(201);
  });

  it('are not counted if they are refused', async () => {
    const visitor = new Client();
    for (let i = 0; i < 70; i++) await visitor.post('/messages', {});
    expect((await visitor.post('/messages', message())).status).toBe(201);
  });
});
