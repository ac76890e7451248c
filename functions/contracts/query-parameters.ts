import { toJsonSchema } from './json-schema.ts';
import type { Route } from './route.ts';

/** The names of a route's query parameters. Servers and caches know no others. */
export function queryParameters({ query }: Pick<Route, 'query'>): string[] {
  if (!query) return [];
  const { properties = {} } = toJsonSchema(query, 'input') as { properties?: Record<string, unknown> };
  return Object.keys(properties);
}
