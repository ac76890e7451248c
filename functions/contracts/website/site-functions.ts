import { rotateOriginSecret } from '../platform/rotate-origin-secret.ts';
import { pageOnDemand } from './page-on-demand.ts';

/** The functions that are neither a route nor a consumer. */
export const siteFunctions = [pageOnDemand, rotateOriginSecret] as const;
