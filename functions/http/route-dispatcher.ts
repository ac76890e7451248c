import type { Route } from '#contracts/api/route';
import { ProblemError } from '../errors.ts';
import { createHandler, type Handler } from './handler.ts';

export interface DispatchedRoutes {
  /** Handlers by method and path: `POST /programs`. */
  handlers: Readonly<Record<string, Handler>>;
  /** The API's methods of each of their paths, those of other functions too. */
  allowed: Readonly<Record<string, readonly string[]>>;
}

/**
 * Makes the handler of a function that answers several routes. The gateway passes it every method of their paths that no
 * other function answers, so that it refuses those which no route has.
 */
export function routeDispatcher({ handlers, allowed }: DispatchedRoutes): Handler {
  return (event, context) => {
    const { httpMethod, resource } = event;
    // GET routes also answer HEAD; the gateway leaves out the body.
    const handler = handlers[`${httpMethod === 'HEAD' ? 'GET' : httpMethod} ${resource}`];
    return (handler ?? methodNotAllowed(resource, allowed[resource]))(event, context);
  };
}

/** A handler that refuses every call, as the embedded gateway does. */
function methodNotAllowed(path: string, allowed: readonly string[] = []): Handler {
  const before = () => {
    throw new ProblemError('method_not_allowed', { headers: { Allow: allowed.join(', ') } });
  };
  const none = { id: 'methodNotAllowed', path } as Route;
  return createHandler(none, () => Promise.resolve(), { access: { before } });
}
