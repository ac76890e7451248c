import { toJsonSchema } from '../field-kit/json-schema.ts';
import type { Route } from './route.ts';

/** Returns the names of a route's query parameters. Servers and caches ignore all others. */
export function queryParameters({ query }: Pick<Route, 'query'>): string[] {
  if (!query) return [];
  const { properties = {} } = toJsonSchema(query, 'input') as { properties?: Record<string, unknown> };
  return Object.keys(properties);
}
