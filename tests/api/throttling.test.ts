import { describe, expect, it } from 'vitest';
import { message } from '../support/bodies.ts';
import { Client } from '../support/client.ts';
import { needs } from '../support/needs.ts';

describe('public posts', () => {
  // Other steps share the machine.
  it('are not refused from the 61st of an address in ten minutes on', { timeout: 60_000 }, async (context) => {
    needs('callerAddresses')(context);
    const visitor = new Client();
    for (let sent = 0; sent < 65; sent++) expect((await visitor.post('/messages', message())).status).toBe(201);
  });

  it('are never refused for a sign of spam that cannot be read', async () => {
    const unreadable = [
      ...[{ seconds: 'abc' }, { seconds: true }, { website: 12 }, { website: ['x'] }, { challenge: {} }],
      ...[{ origin: 'x' }, { origin: { utm_source: ['x'], referrer: 'y'.repeat(9000) } }],
    ];
    for (const traces of unreadable) {
      expect((await new Client().post('/messages', message(traces))).status, JSON.stringify(traces)).toBe(201);
    }
  });

  it('are not counted if they are refused', async () => {
    const visitor = new Client();
    for (let i = 0; i < 70; i++) await visitor.post('/messages', {});
    expect((await visitor.post('/messages', message())).status).toBe(201);
  });
});
