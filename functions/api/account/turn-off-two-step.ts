import { turnOffTwoStep } from '#contracts/api/two-step';
import { routeHandler } from '../../http/route-handler.ts';
import * as logic from '../../logic/staff/two-step.ts';

export const handler = routeHandler(turnOffTwoStep, ({ session, body }) => logic.turnOffTwoStep(session, body));
