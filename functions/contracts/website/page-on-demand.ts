import type { Uses } from '../platform/resources.ts';

/**
 * The function behind the CDN that makes files that are not in the site's bucket; its handler is in `functions/site`.
 */
export const pageOnDemand = {
  id: 'pageOnDemand',
  uses: { site: ['GetList', 'GetPage'], retention: true },
} as const satisfies { id: string; uses: Uses };
