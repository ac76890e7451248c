import { Arn, ArnFormat, Stack } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Language } from '#contracts/field-kit/fields';
import { languages } from '#contracts/field-kit/language';
import { deadLettersVariable } from '#contracts/platform/dead-letters';
import {
  connectionBudget,
  distributionParameter,
  mailConfigurationSet,
  type mailVariables,
  octo,
  type PhotoAction,
  passwordCost,
  photoBucket,
  publishedList,
  retention,
  riyalSign,
  type SiteAction,
  siteBucket,
  siteOrigin,
  spamThreshold,
  staffMail,
  type TableName,
  tables,
  turnstile,
  type Uses,
  umrahLicence,
} from '#contracts/platform/resources';
import { robotsPath } from '#contracts/website/robots';
import type { ShownSettings } from '#contracts/website/shown-settings';

import { acknowledge, streamsOf, wholePrefix } from './cdk-nag.ts';

interface MailSettings {
  /** The verified sender's address. */
  from: string;
  /** The verified SES identity the sender belongs to: its domain or the address itself. */
  identity: string;
  /** Origin of the links in mails. */
  siteOrigin: string;
  /** The configuration set that reports bounces; emulators have none. */
  configurationSet: string | undefined;
  /** The recipients of mail for staff, separated by commas, its language, and the number of separate mails. */
  staff: { address: string; language: Language; singles: number };
}

/** The resources to which the contracts' `uses` refer. */
export interface Resources {
  tables: Readonly<Record<TableName, Table>>;
  photos: IBucket;
  site: IBucket;
  /** Name of the parameter with the id of the CDN's distribution. */
  distributionParameter: string;
  mail: MailSettings;
  deadLetters: Queue;
  retentionMonths: number;
  /** The settings that pages show. */
  shown: ShownSettings;
  /** The score from which an enquiry is quarantined. */
  spamThreshold: number;
  /** The confirmations for each connection in a day. */
  confirmationsPerConnection: number;
  /** Turnstile's site key and the name of its secret, if the agency uses it. */
  turnstile?: { siteKey: string; secretName: string } | undefined;
  /** True if programs are published for partners' systems. */
  octo: boolean;
  /** The cost of password hashes; undefined for the default. */
  passwordCost: number | undefined;
}

/** Grants a function exactly what its contract uses, and sets the environment variables for it. */
export function grantUses(fn: LambdaFunction, uses: Uses, resources: Resources): void {
  for (const name of Object.keys(tables) as TableName[]) {
    const { tableArn, tableName } = resources.tables[name];
    const used = (uses[name] ?? []).map((use) => use.split(' ') as [action: string, index?: string]);
    if (used.length === 0) continue;
    for (const [index, group] of Map.groupBy(used, ([, index]) => index)) {
      const actions = group.map(([action]) => `dynamodb:${action}`);
      allow(fn, actions, index ? `${tableArn}/index/${index}` : tableArn);
    }
    fn.addEnvironment(tables[name].variable, tableName);
  }
  if (uses.photos?.length) grantPhotos(fn, uses.photos, resources.photos);
  if (uses.site?.length) grantSite(fn, uses.site, resources);
  if (uses.cdn) grantCdn(fn, resources.distributionParameter);
  if (uses.mail) grantMail(fn, resources.mail);
  if (uses.deadLetters) {
    const { queueArn, queueUrl } = resources.deadLetters;
    allow(fn, ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:ChangeMessageVisibility'], queueArn);
    fn.addEnvironment(deadLettersVariable, queueUrl);
  }
  if (uses.retention) fn.addEnvironment(retention.variable, String(resources.retentionMonths));
  const licence = resources.shown.umrahLicence;
  if ((uses.umrahLicence || uses.site?.length) && licence) fn.addEnvironment(umrahLicence.variable, licence);
  if (uses.spamThreshold) fn.addEnvironment(spamThreshold.variable, String(resources.spamThreshold));
  if (uses.connectionBudget) fn.addEnvironment(connectionBudget.variable, String(resources.confirmationsPerConnection));
  if (uses.octo && resources.octo) fn.addEnvironment(octo.variable, octo.on);
  if (uses.siteOrigin) fn.addEnvironment(siteOrigin, resources.mail.siteOrigin);
  if (uses.passwordCost && resources.passwordCost !== undefined) {
    fn.addEnvironment(passwordCost.variable, String(resources.passwordCost));
  }
  if (uses.turnstile && resources.turnstile) grantSecret(fn, resources.turnstile.secretName);
  if (uses.staffMail) {
    fn.addEnvironment(staffMail.address, resources.mail.staff.address);
    fn.addEnvironment(staffMail.language, resources.mail.staff.language);
    fn.addEnvironment(staffMail.singles, String(resources.mail.staff.singles));
  }
}

/** Secrets Manager adds six characters to the name in the ARN. */
function grantSecret(fn: LambdaFunction, name: string) {
  const secret = {
    service: 'secretsmanager',
    resource: 'secret',
    resourceName: `${name}-??????`,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  };
  allow(fn, ['secretsmanager:GetSecretValue'], Arn.format(secret, Stack.of(fn)));
  fn.addEnvironment(turnstile.secretName, name);
}

/**
 * Lets Lambda follow a table's changes for a function: the permissions that AWS documents, on this table's streams.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/iam-policy-example-lamda-process-dynamodb-streams.html
 */
export function grantChanges(fn: LambdaFunction, table: Table): void {
  const { tableArn, tableStreamArn = `${tableArn}/stream/*` } = table;
  allow(fn, ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'], tableStreamArn);
  allow(fn, ['dynamodb:ListStreams'], `${tableArn}/stream/*`);
  acknowledge(fn.role ?? fn, {
    [streamsOf(table)]: "A call that lists a table's streams names none of them; reading is allowed on one.",
  });
}

const { uploadPrefix, publicPrefix } = photoBucket;

const objectGrants: Record<PhotoAction, readonly [action: string, prefix: string]> = {
  GetUpload: ['s3:GetObject', uploadPrefix],
  PutUpload: ['s3:PutObject', uploadPrefix],
  DeleteUpload: ['s3:DeleteObject', uploadPrefix],
  GetPhoto: ['s3:GetObject', publicPrefix],
  PutPhoto: ['s3:PutObject', publicPrefix],
  DeletePhoto: ['s3:DeleteObject', publicPrefix],
};

function grantPhotos(fn: LambdaFunction, actions: readonly PhotoAction[], bucket: IBucket) {
  for (const [action, prefix] of actions.map((name) => objectGrants[name])) {
    allow(fn, [action], bucket.arnForObjects(`${prefix}*`));
    acknowledge(fn.role ?? fn, {
      [wholePrefix(bucket, prefix)]:
        'Keys are made of ids that exist only once the call comes; the prefix is all of one kind.',
    });
  }
  // Otherwise S3 answers "access denied" for a missing object, and an event delivered twice would look like a failure.
  if (actions.includes('GetUpload')) allow(fn, ['s3:ListBucket'], bucket.bucketArn);
  fn.addEnvironment(photoBucket.variable, bucket.bucketName);
}

const languageFolders = languages.map((language) => `${language}/`);
const writtenFolders = [...languageFolders, 'data/'];
const pages = writtenFolders.map((folder) => `${folder}*`);
const sitemap = 'sitemap';
const sitemaps = `${sitemap}*`;
const robots = robotsPath.slice(1);

const siteGrants: Record<SiteAction, readonly [action: string, objects: readonly string[]]> = {
  GetList: ['s3:GetObject', [publishedList]],
  // A conditional write needs it too.
  GetPage: ['s3:GetObject', [...pages, sitemaps, robots]],
  PutPage: ['s3:PutObject', [...pages, sitemaps, robots, publishedList]],
  DeletePage: ['s3:DeleteObject', pages],
};

function grantSite(fn: LambdaFunction, actions: readonly SiteAction[], resources: Resources) {
  const { site, mail, turnstile: keys, shown } = resources;
  for (const [action, objects] of actions.map((name) => siteGrants[name])) {
    for (const key of objects) allow(fn, [action], site.arnForObjects(key));
  }
  const reason = 'The names of pages are made of the ids of programs that come and go.';
  acknowledge(
    fn.role ?? fn,
    Object.fromEntries([...writtenFolders, sitemap].map((prefix) => [wholePrefix(site, prefix), reason])),
  );
  // Otherwise S3 answers "access denied" while the list does not exist.
  if (actions.includes('GetList')) allow(fn, ['s3:ListBucket'], site.bucketArn);
  fn.addEnvironment(siteBucket.variable, site.bucketName);
  fn.addEnvironment('SITE_ORIGIN', mail.siteOrigin);
  fn.addEnvironment(riyalSign.variable, shown.riyalSign);
  if (keys) fn.addEnvironment(turnstile.siteKey, keys.siteKey);
}

/** The permission to invalidate names the distribution, which is deployed later: `CdnAccess` adds it. */
function grantCdn(fn: LambdaFunction, parameter: string) {
  const { stack } = fn;
  allow(
    fn,
    ['ssm:GetParameter'],
    Arn.format({ service: 'ssm', resource: 'parameter', resourceName: parameter.slice(1) }, stack),
  );
  fn.addEnvironment(distributionParameter.variable, parameter);
}

function grantMail(fn: LambdaFunction, { from, identity, siteOrigin, configurationSet }: MailSettings) {
  const arn = (resource: string, resourceName: string) =>
    Arn.format({ service: 'ses', resource, resourceName }, Stack.of(fn));
  fn.addToRolePolicy(
    new PolicyStatement({
      actions: ['ses:SendEmail'],
      // SES prefers the address to its domain if both are verified, as in an account that has only tried it out.
      resources: [
        ...[...new Set([identity, from])].map((name) => arn('identity', name)),
        ...(configurationSet ? [arn('configuration-set', configurationSet)] : []),
      ],
      conditions: { StringEquals: { 'ses:FromAddress': from } },
    }),
  );
  const environment: Record<(typeof mailVariables)[number], string> = { MAIL_FROM: from, SITE_ORIGIN: siteOrigin };
  for (const [variable, value] of Object.entries(environment)) fn.addEnvironment(variable, value);
  if (configurationSet) fn.addEnvironment(mailConfigurationSet, configurationSet);
}

const allow = (fn: LambdaFunction, actions: string[], resource: string) =>
  fn.addToRolePolicy(new PolicyStatement({ actions, resources: [resource] }));
