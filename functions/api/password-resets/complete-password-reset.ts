import { completePasswordReset } from '#contracts/password-resets';
import { routeHandler } from '../../http/route-handler.ts';
import { completeReset } from '../../logic/password-resets.ts';

export const handler = routeHandler(completePasswordReset, ({ params, body, address }) =>
  completeReset(params.token, body.password, address),
);
