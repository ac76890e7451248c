import { beginTwoStep } from '#contracts/api/two-step';
import { routeHandler } from '../../http/route-handler.ts';
import * as logic from '../../logic/staff/two-step.ts';

export const handler = routeHandler(beginTwoStep, ({ session, body }) =>
  logic.beginTwoStep(session, body.current_password),
);
