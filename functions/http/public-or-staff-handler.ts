import type { MiddlewareObj } from '@middy/core';
import type { Route } from '#contracts/api/route';
import { createHandler, type Handler, type Operation } from './handler.ts';
import { access } from './middleware/access.ts';

/**
 * Makes the Lambda handler of a public route with parameters for staff. It checks sessions, but brings no audit trail,
 * since visitors call it cold and it records nothing.
 */
export const publicOrStaffHandler = <const R extends Route & { audit?: undefined }>(
  route: R,
  operation: Operation<R>,
): Handler => createHandler(route, operation, { access: access(route) as MiddlewareObj });
