import { expect, it } from 'vitest';
import type { Route } from '#contracts/api/route';
import { routes } from '#contracts/api/routes';
import { toJsonSchema } from '#contracts/field-kit/json-schema';

const cached = (routes as readonly Route[]).filter(({ method, access }) => method === 'GET' && access === 'public');

interface Parameter {
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
}

/** The values that a parameter may have, or a reason why strangers cannot choose among more. */
function boundOf({ givenOut }: Route, name: string, { enum: options, minimum, maximum }: Parameter) {
  if (givenOut?.includes(name)) return 'comes from an earlier reply';
  if (options) return options.length;
  return minimum !== undefined && maximum !== undefined ? maximum - minimum + 1 : 'anything';
}

it.each(cached.map((route) => [route.id, route] as const))(
  '%s: strangers cannot make addresses without end, each of which no cache has',
  (_, route) => {
    const { properties = {} } = route.query ? toJsonSchema(route.query, 'input') : {};
    for (const [name, parameter] of Object.entries(properties as Record<string, Parameter>)) {
      const bound = boundOf(route, name, parameter);
      expect(typeof bound === 'number' ? bound <= 100 : bound !== 'anything', `${name}: ${bound}`).toBe(true);
    }
  },
);
