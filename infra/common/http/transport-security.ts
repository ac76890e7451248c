import { transportSecurityDays } from '#contracts/website/headers';
import type { Handle } from './listener.ts';

/** Adds HSTS to every reply. Only for a site behind TLS. */
export const withTransportSecurity =
  (handle: Handle): Handle =>
  (request, response) => {
    response.setHeader('Strict-Transport-Security', `max-age=${transportSecurityDays * 86_400}`);
    return handle(request, response);
  };
