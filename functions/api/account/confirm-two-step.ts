import { confirmTwoStep } from '#contracts/api/two-step';
import { routeHandler } from '../../http/route-handler.ts';
import * as logic from '../../logic/staff/two-step.ts';

export const handler = routeHandler(confirmTwoStep, async ({ session, body, report }) => {
  report({ action: await logic.confirmTwoStep(session, body.code) });
});
