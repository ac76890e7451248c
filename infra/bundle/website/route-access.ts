import type { Plugin } from 'vite';
import { routes } from '#contracts/api/routes';

const id = 'virtual:route-access';

/**
 * Provides the console with the access rules of the contracts, without their schemas: `virtual:route-access`, which
 * `frontend/console/features/session/route-access.d.ts` declares.
 */
export const routeAccess: Plugin = {
  name: 'route-access',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load(source) {
    if (source !== `\0${id}`) return undefined;
    const access = Object.fromEntries(routes.map(({ method, path, access }) => [`${method} ${path}`, access]));
    return `export const routeAccess = ${JSON.stringify(access)};`;
  },
};
