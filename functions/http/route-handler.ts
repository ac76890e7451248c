import type { MiddlewareObj } from '@middy/core';
import type { Route } from '#contracts/api/route';
import { beginTrail } from './audit-trail.ts';
import { createHandler, type Handler, type Operation } from './handler.ts';
import { access } from './middleware/access.ts';

/**
 * Makes the Lambda handler of any route: checks the session and the role that its contract names, and writes its
 * entries to the audit trail.
 *
 * @param parser replaces the JSON body parser where the contract takes more than JSON
 */
export const routeHandler = <const R extends Route>(
  route: R,
  operation: Operation<R>,
  parser?: MiddlewareObj,
): Handler => createHandler(route, operation, { access: access(route) as MiddlewareObj, beginTrail, parser });
