import { Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { PrivateBucket, type PrivateBucketProps } from '../private-bucket.ts';

/**
 * The built site and the pages of the programs, read through the CDN. It lives with the backend, whose functions write
 * the programs' pages, so that it exists where there is no CDN too. What a deployment replaces stays for 30 days.
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
    this.allowCdnToRead('');
  }
}
