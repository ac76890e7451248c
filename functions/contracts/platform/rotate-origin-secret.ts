import type { Uses } from './resources.ts';

/**
 * Replaces the secret between CDN and API each month; its handler is in `functions/site`. The website's stack, which
 * knows the CDN, gives it its permissions and these variables.
 */
export const rotateOriginSecret = {
  id: 'rotateOriginSecret',
  uses: {},
} as const satisfies { id: string; uses: Uses };

export const rotationVariables = {
  distribution: 'DISTRIBUTION_ID',
  restApi: 'REST_API_ID',
  apiStage: 'API_STAGE',
} as const;
