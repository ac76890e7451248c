import { requestPasswordReset } from '#contracts/api/password-resets';
import { routeHandler } from '../../http/route-handler.ts';
import { requestReset } from '../../logic/staff/password-resets.ts';

export const handler = routeHandler(requestPasswordReset, ({ body, address, device, language }) =>
  requestReset(body.email, { address, device }, language),
);
