import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { languages } from '#contracts/field-kit/language';

/** Above this number of paths, one wildcard is cheaper: the first thousand paths of a month are free. */
const mostPaths = 30;

/** Invalidates the changed files in the CDN, by their addresses and their keys; `*` invalidates all. */
export async function invalidate(distribution: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const paths = [...new Set(keys.flatMap((key) => [`/${key}`, addressOf(key)]))];
  const Items = paths.length > mostPaths ? ['/*'] : paths;
  // CloudFront's API is in us-east-1.
  await new CloudFrontClient({ region: 'us-east-1' }).send(
    new CreateInvalidationCommand({
      DistributionId: distribution,
      InvalidationBatch: { CallerReference: crypto.randomUUID(), Paths: { Items, Quantity: Items.length } },
    }),
  );
}

const pages = new RegExp(`^(?:${languages.join('|')})/(.*)\\.html$`);

/** Maps `ar/terms.html` to `/terms`. */
const addressOf = (key: string): string => `/${key.replace(pages, '$1')}`;
