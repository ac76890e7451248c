import type { MiddlewareObj } from '@middy/core';
import type { Route } from '#contracts/api/route';
import { createHandler, type Handler, type Operation } from './handler.ts';
import { firstParty } from './middleware/first-party.ts';

/** A route that no session opens and that records nothing. */
type PublicRoute = Route & { access: 'public'; audit?: undefined };

/**
 * Makes the Lambda handler of a route that everybody may call. It brings neither sessions nor the audit trail, and thus
 * no client of the database that the operation does not bring itself.
 */
export const publicHandler = <const R extends PublicRoute>(route: R, operation: Operation<R>): Handler =>
  createHandler(route, operation, { access: firstParty(route) as MiddlewareObj });
