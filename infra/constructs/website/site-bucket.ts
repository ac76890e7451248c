import { Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { PrivateBucket, type PrivateBucketProps } from '../private-bucket.ts';

/**
 * The built site and the programs' pages, read through the CDN. It exists without a CDN too, since functions
 * write pages. Replaced files are kept for 30 days.
 */
export class SiteBucket extends PrivateBucket {
  constructor(scope: Construct, id: string, props: PrivateBucketProps) {
    super(scope, id, {
      versioned: true,
      lifecycleRules: [
        { id: 'unfinished-multipart-uploads', abortIncompleteMultipartUploadAfter: Duration.days(1) },
        { id: 'replaced', noncurrentVersionExpiration: Duration.days(30), expiredObjectDeleteMarker: true },
      ],
      ...props,
    });
  }
}
