import { Stack } from 'aws-cdk-lib';
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import * as s3 from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from './cdk-nag.ts';
import { removalPolicy, type Stage } from './stage.ts';

export interface PrivateBucketProps extends s3.BucketProps {
  stage: Stage;
}

/** A bucket that is never public, encrypted and TLS only. Access for the CDN is granted by prefix. */
export class PrivateBucket extends s3.Bucket {
  constructor(scope: Construct, id: string, { stage, ...props }: PrivateBucketProps) {
    const defaults: s3.BucketProps = {
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: s3.BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      removalPolicy: removalPolicy[stage],
    };
    super(scope, id, { ...defaults, ...props });
    acknowledge(this, {
      S1: "The audit trail and the functions' logs say who changed what. This one would add the CDN's reads and the addresses of staff who upload.",
    });
  }

  /** Prevents every distribution from reading some objects of a prefix that it may read. */
  protected forbidCdnToRead(...objects: string[]): void {
    this.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.DENY,
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: objects.map((object) => this.arnForObjects(object)),
      }),
    );
  }

  /**
   * Lets the account's CDN distributions read a prefix. It names the account instead of the distribution, whose stack
   * depends on this one. With permission to list, a missing object is a 404 instead of a 403.
   * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/private-content-restricting-access-to-s3.html
   */
  protected allowCdnToRead(prefix: string): void {
    const distributions = Stack.of(this).formatArn({
      service: 'cloudfront',
      region: '',
      resource: 'distribution',
      resourceName: '*',
    });
    const shared = {
      effect: Effect.ALLOW,
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      conditions: { ArnLike: { 'aws:SourceArn': distributions } },
    };
    this.addToResourcePolicy(
      new PolicyStatement({ ...shared, actions: ['s3:GetObject'], resources: [this.arnForObjects(`${prefix}*`)] }),
    );
    this.addToResourcePolicy(
      new PolicyStatement({ ...shared, actions: ['s3:ListBucket'], resources: [this.bucketArn] }),
    );
  }
}
