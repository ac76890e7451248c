import { Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { publishedList } from '#contracts/resources';
import { PrivateBucket, type PrivateBucketProps } from '../private-bucket.ts';

/**
 * The built site and the programs' pages, read through the CDN. It is in the backend's stack, whose functions write
 * pages, and so exists without a CDN too. Replaced files are kept for 30 days.
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
    // The lists of releases and of written pages are for deployments and functions only.
    this.forbidCdnToRead('releases/*', publishedList);
  }
}
