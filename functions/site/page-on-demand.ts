import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { sha256 } from '../data/hash.ts';
import { logger } from '../logger.ts';
import { pageOnDemand } from '../logic/publishing/page-on-demand.ts';

/** Serves files for the CDN that are not in the site's bucket. The CDN caches them for five minutes. */
export const handler = async ({ path }: Pick<APIGatewayProxyEvent, 'path'>): Promise<APIGatewayProxyResult> => {
  const { status, type, language, location, body } = await pageOnDemand(path);
  logger.info('page made', { path, status });
  return {
    statusCode: status,
    headers: {
      'Content-Type': type,
      'Cache-Control': status === 404 ? 'no-store' : 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      ...(location && { Location: location }),
      ...(language && { 'Content-Language': language }),
      ...(status === 200 && { ETag: `"${sha256(body).slice(0, 32)}"` }),
    },
    body,
  };
};
