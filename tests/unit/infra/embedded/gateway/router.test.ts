import { expect, it } from 'vitest';
import { createRouter } from '../../../../../infra/embedded/gateway/router.ts';
import { route } from './serve-gateway.ts';

it('prefers the most static path whatever the order of the routes', () => {
  const resolve = createRouter([
    route('one', 'GET', '/a/{x}/c'),
    route('two', 'GET', '/a/b/{y}'),
    route('three', 'GET', '/a/b/c'),
  ]);
  const idOf = (path: string) => {
    const found = resolve('GET', path);
    return found && 'route' in found ? found.route.id : found;
  };
  expect([idOf('/a/b/c'), idOf('/a/b/d'), idOf('/a/z/c'), idOf('/a/z/d')]).toEqual(['three', 'two', 'one', undefined]);
});
