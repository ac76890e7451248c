import { Stack } from 'aws-cdk-lib';
import {
  AnyPrincipal,
  CfnPolicy,
  Effect,
  type IRole,
  PolicyDocument,
  PolicyStatement,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam';
import { CfnBucketPolicy, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { photoBucket, publishedList } from '#contracts/platform/resources';
import { tlsVersion } from '../private-bucket.ts';

export interface CdnAccessProps {
  distributionId: string;
  site: IBucket;
  photos: IBucket;
  /** The roles of functions that invalidate files. */
  invalidating: readonly IRole[];
}

/**
 * Lets this distribution read, and no other of the account, and says who may invalidate its files. A bucket has one
 * policy, so these contain what the buckets require of everybody too.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/private-content-restricting-access-to-s3.html
 */
export class CdnAccess extends Construct {
  readonly #distribution: string;

  constructor(scope: Construct, id: string, { distributionId, site, photos, invalidating }: CdnAccessProps) {
    super(scope, id);
    const place = { service: 'cloudfront', region: '', resource: 'distribution', resourceName: distributionId };
    this.#distribution = Stack.of(this).formatArn(place);
    this.allowReading('Photos', photos, [`${photoBucket.publicPrefix}*`]);
    // The lists of releases and of written pages are for deployments and functions only.
    this.allowReading('Site', site, ['*'], ['releases/*', publishedList]);
    const invalidate = { actions: ['cloudfront:CreateInvalidation'], resources: [this.#distribution] };
    new CfnPolicy(this, 'Invalidation', {
      policyName: 'Invalidation',
      roles: invalidating.map(({ roleName }) => roleName),
      policyDocument: new PolicyDocument({ statements: [new PolicyStatement(invalidate)] }),
    });
  }

  private allowReading(name: string, bucket: IBucket, readable: string[], hidden: string[] = []) {
    const everything = [bucket.bucketArn, bucket.arnForObjects('*')];
    const cdn = [new ServicePrincipal('cloudfront.amazonaws.com')];
    const all = { effect: Effect.DENY, principals: [new AnyPrincipal()], actions: ['s3:*'], resources: everything };
    const onlyThis = { principals: cdn, conditions: { StringEquals: { 'aws:SourceArn': this.#distribution } } };
    const objects = (paths: string[]) => paths.map((path) => bucket.arnForObjects(path));
    const statements = [
      new PolicyStatement({ ...all, conditions: { Bool: { 'aws:SecureTransport': 'false' } } }),
      new PolicyStatement({ ...all, conditions: { NumericLessThan: { 's3:TlsVersion': tlsVersion } } }),
      new PolicyStatement({ ...onlyThis, actions: ['s3:GetObject'], resources: objects(readable) }),
      // With permission to list, a missing object is a 404 instead of a 403.
      new PolicyStatement({ ...onlyThis, actions: ['s3:ListBucket'], resources: [bucket.bucketArn] }),
    ];
    const deny = { effect: Effect.DENY, principals: cdn, actions: ['s3:GetObject'], resources: objects(hidden) };
    if (hidden.length) statements.push(new PolicyStatement(deny));
    new CfnBucketPolicy(this, `${name}Policy`, {
      bucket: bucket.bucketName,
      policyDocument: new PolicyDocument({ statements }),
    });
  }
}
