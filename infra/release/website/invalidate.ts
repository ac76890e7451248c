import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';

/** More paths than these, and one for all is cheaper: the first thousand of a month are free. */
const mostPaths = 30;

/** Has the CDN ask for the changed files again, by the addresses that lead to them and by the files' own; `*` is all. */
export async function invalidate(distribution: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const paths = [...new Set(keys.flatMap((key) => [`/${key}`, addressOf(key)]))];
  const Items = paths.length > mostPaths ? ['/*'] : paths;
  // CloudFront answers in one region, wherever the rest is.
  await new CloudFrontClient({ region: 'us-east-1' }).send(
    new CreateInvalidationCommand({
      DistributionId: distribution,
      InvalidationBatch: { CallerReference: crypto.randomUUID(), Paths: { Items, Quantity: Items.length } },
    }),
  );
}

/** `ar/terms.html` answers `/terms`. */
const addressOf = (key: string): string => `/${key.replace(/^(ar|en)\/(.*)\.html$/, '$2')}`;
