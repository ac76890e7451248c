import { renewRecoveryCodes } from '#contracts/api/two-step';
import { routeHandler } from '../../http/route-handler.ts';
import * as logic from '../../logic/staff/two-step.ts';

export const handler = routeHandler(renewRecoveryCodes, async ({ session, body }) => ({
  recovery_codes: await logic.renewRecoveryCodes(session, body),
}));
