import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Route } from '#contracts/api/route';
import { routes } from '#contracts/api/routes';
import { Client } from '../support/client.ts';

const cached = (routes as readonly Route[]).filter(({ cacheable }) => cacheable);
const visitor = new Client();

const pathOf = ({ path }: Route, name: string) => `${path.replace(/\{\w+\}/g, randomUUID())}?${name}=${randomUUID()}`;

describe('a made-up value that would make a page of its own', () => {
  it.each(cached.flatMap((route) => (route.givenOut ?? []).map((name) => [route.id, name, route] as const)))(
    'of %s, %s, is refused, and no cache keeps the reply',
    async (_, name, route) => {
      const { status, headers, json } = await visitor.get(pathOf(route, name));
      expect([status, json.errors]).toEqual([422, [expect.objectContaining({ field: name, code: `invalid_${name}` })]]);
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );
});
