import type { Uses } from '../resources.ts';

/** The function behind the CDN that makes what the site's bucket does not hold; its handler is in `functions/site`. */
export const pageOnDemand = {
  id: 'pageOnDemand',
  uses: { site: ['GetList', 'GetPage'] },
} as const satisfies { id: string; uses: Uses };
