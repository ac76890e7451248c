import { CfnOutput, Duration, SecretValue, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { distributionParameter } from '#contracts/resources';
import { pageOnDemand } from '#contracts/website/page-on-demand';
import { Alarms } from '../constructs/alarms.ts';
import { type Backend, BackendFunction } from '../constructs/backend-function.ts';
import { Dashboard } from '../constructs/dashboard.ts';
import { DataTables } from '../constructs/data-tables.ts';
import { DeadLetterQueue } from '../constructs/dead-letter-queue.ts';
import { EventConsumers } from '../constructs/event-consumers.ts';
import { MailReports } from '../constructs/mail-reports.ts';
import { OriginSecret } from '../constructs/origin-secret.ts';
import { PhotoBucket } from '../constructs/photo-bucket.ts';
import { BackendApi } from '../constructs/rest-api.ts';
import { emulatorAccount } from '../constructs/stage.ts';
import { SiteBucket } from '../constructs/website/site-bucket.ts';
import type { Settings } from './settings.ts';

export type BackendStackProps = StackProps &
  Settings &
  Pick<Backend, 'functionsFolder'> & {
    /** True if the website's stack is deployed too: the API then answers only its CDN. */
    hasWebsite?: boolean;
  };

/** Data, API, events and the buckets of photos and pages. The CDN is in another stack. */
export class BackendStack extends Stack {
  /** The CDN's origins: the API, the site's files and the photos. */
  readonly api: BackendApi;
  readonly site: SiteBucket;
  /** Makes files on demand that are not in the bucket; called by the CDN. */
  readonly pageOnDemand: BackendFunction;
  readonly photos: PhotoBucket;
  /** The tables that backups contain, besides the photos. */
  readonly tables: DataTables['byName'];

  constructor(scope: Construct, id: string, props: BackendStackProps) {
    super(scope, id, { terminationProtection: props.stage === 'production', ...props });
    const { stage, siteOrigin, mailFrom, functionsFolder } = props;

    const tables = new DataTables(this, 'Tables', { stage }).byName;
    this.tables = tables;
    const photos = new PhotoBucket(this, 'Photos', { stage, siteOrigin });
    this.photos = photos;
    this.site = new SiteBucket(this, 'Site', { stage });
    // Emulators report no bounces.
    const mailReports = props.env?.account === emulatorAccount ? undefined : new MailReports(this, 'MailReports');
    const mail = {
      from: mailFrom,
      identity: props.mailIdentity ?? domainOf(mailFrom),
      siteOrigin,
      configurationSet: mailReports?.configurationSet,
      staff: { address: props.staffEmail, language: props.staffLanguage, singles: props.staffMailSingles },
    };
    const backend: Backend = {
      stage,
      functionsFolder,
      resources: {
        tables,
        photos,
        site: this.site,
        distributionParameter: distributionParameter.of(stage),
        mail,
        retentionMonths: props.retentionMonths,
        deadLetters: new DeadLetterQueue(this, 'DeadLetters', { stage }),
        spamThreshold: props.spamThreshold,
        turnstile: turnstileKeys(props),
        passwordCost: props.stage === 'dev' ? props.passwordCost : undefined,
      },
    };
    this.pageOnDemand = new BackendFunction(this, pageOnDemand.id, backend, {
      uses: pageOnDemand.uses,
      // Lambda's processor share grows with the memory, and a visitor is waiting for the page.
      memorySize: 1024,
      timeout: Duration.seconds(20),
    });

    const secret = props.hasWebsite ? new OriginSecret(this, 'OriginSecret', { stage }) : undefined;
    const api = new BackendApi(this, 'Api', { backend, secret, requiresSecret: props.originSecret === 'required' });
    this.api = api;
    const consumers = new EventConsumers(this, 'Events', { backend });
    new Alarms(this, 'Alarms', {
      stage,
      api,
      consumers: consumers.functions,
      deadLetters: consumers.deadLetters,
      mailReports,
      tables,
      email: props.alarmEmail,
    });

    const { functions, deadLetters } = consumers;
    new Dashboard(this, 'Dashboard', { stage, api, consumers: functions, deadLetters, tables });

    this.output('RestApiId', api.restApiId);
    this.output('ApiUrl', api.url);
    this.output('PhotosBucketName', photos.bucketName);
    this.output('SiteBucketName', this.site.bucketName);
    const { publishProgram } = consumers.functions;
    // A deployment invokes it after uploading the site.
    if (publishProgram) this.output('PublishProgramFunction', publishProgram.functionName);
    this.output('DeadLettersUrl', consumers.deadLetters.queueUrl);
    for (const [name, table] of Object.entries(tables)) this.output(`${name}TableName`, table.tableName);
  }

  private output(name: string, value: string) {
    new CfnOutput(this, name, { value });
  }
}

/** The template contains only the secret's name. */
const turnstileKeys = ({ turnstileSiteKey, turnstileSecret }: Settings) =>
  turnstileSiteKey && turnstileSecret
    ? { siteKey: turnstileSiteKey, secret: SecretValue.secretsManager(turnstileSecret).unsafeUnwrap() }
    : undefined;

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);
