import { CfnOutput, CrossStackReferences, ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { DataTables } from '../constructs/data-tables.ts';
import { DeadLetterQueue } from '../constructs/dead-letter-queue.ts';
import { MailReports } from '../constructs/mail-reports.ts';
import { OriginSecret } from '../constructs/origin-secret.ts';
import { PhotoBucket } from '../constructs/photo-bucket.ts';
import { emulatorAccount, type Stage } from '../constructs/stage.ts';
import { SiteBucket } from '../constructs/website/site-bucket.ts';
import type { Settings } from './settings.ts';

export type DataStackProps = StackProps &
  Pick<Settings, 'stage' | 'siteOrigin'> & {
    /** True if the website's stack is deployed too: the API then answers only its CDN. */
    hasWebsite: boolean;
  };

/** Everything that outlives a deployment: tables, buckets, dead letters, the secret, and the reputation of our mail. */
export class DataStack extends Stack {
  readonly tables: DataTables['byName'];
  readonly photos: PhotoBucket;
  readonly site: SiteBucket;
  readonly deadLetters: DeadLetterQueue;
  /** Absent on emulators, which report no bounces. */
  readonly mailReports: MailReports | undefined;

  constructor(scope: Construct, id: string, { stage, siteOrigin, hasWebsite, ...props }: DataStackProps) {
    super(scope, id, { terminationProtection: stage === 'production', ...props });
    this.tables = new DataTables(this, 'Tables', { stage }).byName;
    this.photos = new PhotoBucket(this, 'Photos', { stage, hasCdn: hasWebsite, siteOrigin });
    this.site = new SiteBucket(this, 'Site', { stage, hasCdn: hasWebsite });
    const rules = [eventsStack(stage), ...(hasWebsite ? [websiteStack(stage)] : [])].map((stack) => `${stack}-*`);
    this.deadLetters = new DeadLetterQueue(this, 'DeadLetters', { stage, rules });
    this.mailReports = this.account === emulatorAccount ? undefined : new MailReports(this, 'MailReports');
    if (hasWebsite) new OriginSecret(this, 'OriginSecret', { stage });

    this.output('PhotosBucketName', this.photos.bucketName);
    this.output('SiteBucketName', this.site.bucketName);
    this.output('DeadLettersUrl', this.deadLetters.queueUrl);
    for (const [name, table] of Object.entries(this.tables)) this.output(`${name}TableName`, table.tableName);
  }

  private output(name: string, value: string) {
    new CfnOutput(this, name, { value });
  }
}

/** The names of the stacks with rules, with which CloudFormation begins the names of these. */
export const eventsStack = (stage: Stage): string => `RihlaEvents-${stage}`;
export const websiteStack = (stage: Stage): string => `RihlaWebsite-${stage}`;

/**
 * Makes a stack hold on to what it uses of others: CloudFormation then refuses to delete or replace it there. Emulators
 * know no other references.
 */
export const holdOn = (stack: Stack): void => CrossStackReferences.of(stack).consume(ReferenceStrength.STRONG);
