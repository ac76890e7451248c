import type { Handle } from './listener.ts';

/** Dispatches a request to the handler of its first path segment. */
export function byPrefix(prefixes: Iterable<readonly [string, Handle]>, otherwise: Handle): Handle {
  const handlers = new Map(prefixes);
  return (request, response) => {
    const [segment = ''] = (request.url ?? '').slice(1).split(/[/?]/);
    return (handlers.get(`/${segment}`) ?? otherwise)(request, response);
  };
}
