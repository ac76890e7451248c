import { describe, expect, it } from 'vitest';
import type { Route } from '#contracts/api/route';
import { handlerPath, routes } from '#contracts/api/routes';
import { type Consumer, consumers } from '#contracts/platform/consumers';
import { events, type Source } from '#contracts/platform/events';
import { type PhotoAction, type SiteAction, type TableName, tables, type Uses } from '#contracts/platform/resources';
import { pageOnDemand } from '#contracts/website/page-on-demand';
import { synthesize, synthesizeWebsite } from './synthesize.ts';
import { asText, type Grant, type Statement, statementsOf } from './template-reader.ts';

const backend = synthesize();

/**
 * The handlers of each function: staff's routes of one folder, one route of visitors, the consumers of one table's
 * changes, one other consumer, or the site's pages.
 */
const folders = Map.groupBy(routes, (route) =>
  route.access === 'public' ? route.id : handlerPath(route).split('/')[0],
);
const followers = Map.groupBy(consumers, ({ id, event, collects }: Consumer) => {
  const source: Source = events[event];
  return source.kind === 'changes' ? `${source.table} ${Boolean(collects)}` : id;
});
const functions = [...folders.values(), ...followers.values(), [pageOnDemand]].map(
  (operations: readonly { id: string; uses: Uses }[]) => ({
    names: operations.map(({ id }) => id).join(', '),
    id: operations[0]?.id ?? '',
    all: operations.map(({ uses }) => uses),
  }),
);
const bucketId = backend.outputId('PhotosBucketName');
const bucket = `\${${bucketId}.Arn}`;
const tableId = (name: TableName) => backend.outputId(`${name}TableName`);
const usedTables = (uses: Uses) => (Object.keys(tables) as TableName[]).filter((name) => uses[name]);

const photoGrants: Record<PhotoAction, Grant[]> = {
  GetUpload: [`s3:GetObject on ${bucket}/uploads/*`, `s3:ListBucket on ${bucket}`],
  PutUpload: [`s3:PutObject on ${bucket}/uploads/*`],
  DeleteUpload: [`s3:DeleteObject on ${bucket}/uploads/*`],
  GetPhoto: [`s3:GetObject on ${bucket}/photos/*`],
  PutPhoto: [`s3:PutObject on ${bucket}/photos/*`],
  DeletePhoto: [`s3:DeleteObject on ${bucket}/photos/*`],
};

const siteId = backend.outputId('SiteBucketName');
const site = `\${${siteId}.Arn}`;
const siteGrants: Record<SiteAction, Grant[]> = {
  GetList: [`s3:GetObject on ${site}/.published.json`, `s3:ListBucket on ${site}`],
  GetPage: ['ar/*', 'en/*', 'data/*', 'sitemap*', 'robots.txt'].map((key): Grant => `s3:GetObject on ${site}/${key}`),
  PutPage: ['.published.json', 'ar/*', 'en/*', 'data/*', 'sitemap*', 'robots.txt'].map(
    (key): Grant => `s3:PutObject on ${site}/${key}`,
  ),
  DeletePage: ['ar/*', 'en/*', 'data/*'].map((key): Grant => `s3:DeleteObject on ${site}/${key}`),
};

/** The permission to invalidate is in the distribution's own stack, which alone knows its id. */
const cdnGrants: Grant[] = [
  // biome-ignore lint/suspicious/noTemplateCurlyInString: CloudFormation fills these in.
  'ssm:GetParameter on arn:${AWS::Partition}:ssm:${AWS::Region}:${AWS::AccountId}:parameter/rihla/dev/distribution-id',
];

/** SES judges by the verified address if there is one, else by its domain. */
const mailIdentities = ['rihla.example', 'no-reply@rihla.example'].map(
  // biome-ignore lint/suspicious/noTemplateCurlyInString: CloudFormation fills these in.
  (name) => `arn:${'${AWS::Partition}:ses:${AWS::Region}:${AWS::AccountId}'}:identity/${name}`,
);
const [mailReportsId] = backend.single('AWS::SES::ConfigurationSet');
// biome-ignore lint/suspicious/noTemplateCurlyInString: CloudFormation fills these in.
const mailReports = `arn:${'${AWS::Partition}:ses:${AWS::Region}:${AWS::AccountId}'}:configuration-set/\${${mailReportsId}}`;

/** Permissions of every function: send traces and write to its own log. */
function ownGrants(functionId: string): Grant[] {
  const logGroup = asText(backend.get(functionId).Properties.LoggingConfig.LogGroup).replace('}', '.Arn}');
  return [
    'xray:PutTraceSegments on *',
    'xray:PutTelemetryRecords on *',
    `logs:CreateLogStream on ${logGroup}`,
    `logs:PutLogEvents on ${logGroup}`,
  ];
}

/** Further permissions of a consumer: send failed events to the dead-letter queue. */
const deadLetterGrants = ['SendMessage', 'GetQueueAttributes', 'GetQueueUrl'].map(
  (action): Grant => `sqs:${action} on \${${backend.single('AWS::SQS::Queue')[0]}.Arn}`,
);

/** `Query ByEmail` is a permission on that index only, any other use one on the table only. */
function tableGrant(name: TableName, use: string): Grant {
  const [action, index] = use.split(' ');
  const path = index ? `/index/${index}` : '';
  return `dynamodb:${action} on \${${tableId(name)}.Arn}${path}`;
}

/** Permissions to follow a table's changes. A call that lists streams names only the table. */
const followGrants = ({ event }: Consumer): Grant[] => {
  const source: Source = events[event];
  if (source.kind !== 'changes') return [];
  const stream = `\${${tableId(source.table)}.StreamArn}`;
  const reads = ['DescribeStream', 'GetRecords', 'GetShardIterator'];
  const list: Grant = `dynamodb:ListStreams on \${${tableId(source.table)}.Arn}/stream/*`;
  return [list, ...reads.map((action): Grant => `dynamodb:${action} on ${stream}`)];
};

const letterGrants = ['ReceiveMessage', 'DeleteMessage', 'ChangeMessageVisibility'].map(
  (action): Grant => `sqs:${action} on \${${backend.single('AWS::SQS::Queue')[0]}.Arn}`,
);

function contractGrants(uses: Uses): Grant[] {
  return [
    ...usedTables(uses).flatMap((name) => (uses[name] ?? []).map((use) => tableGrant(name, use))),
    ...(uses.photos ?? []).flatMap((action) => photoGrants[action]),
    ...(uses.site ?? []).flatMap((action) => siteGrants[action]),
    ...(uses.cdn ? cdnGrants : []),
    ...(uses.mail ? [...mailIdentities, mailReports].map((resource): Grant => `ses:SendEmail on ${resource}`) : []),
    ...(uses.deadLetters ? letterGrants : []),
  ];
}

describe('permissions', () => {
  it.each(functions)('of $names are exactly those of the contracts', ({ id, all }) => {
    const functionId = backend.functionId(id);
    const consumer = consumers.find((one) => one.id === id);
    const asConsumer = consumer ? [...deadLetterGrants, ...followGrants(consumer)] : [];
    // A queue that is the destination of two kinds of failure is granted twice.
    const granted = new Set(backend.grants(functionId));
    const expected = [...all.flatMap(contractGrants), ...ownGrants(functionId), ...asConsumer];
    expect([...granted]).toEqual([...new Set(expected)].toSorted());
  });

  it.each(functions)('of $names cover no other resource, except to send traces', ({ id }) => {
    const wide = backend
      .grants(backend.functionId(id))
      .filter((grant) => /\*/.test(grant.replace(/(\/(uploads|photos|ar|en|data|stream))\/\*$|\/sitemap\*$/, '')));
    expect(wide).toEqual(['xray:PutTelemetryRecords on *', 'xray:PutTraceSegments on *']);
  });

  it('are separate for each function: no shared role, no managed policy, no other caller', () => {
    const roles = functions.map(({ id }) => asText(backend.get(backend.functionId(id)).Properties.Role));
    expect(new Set(roles).size).toBe(functions.length);
    for (const role of roles) {
      const { Properties } = backend.get(role.slice(2, -'.Arn}'.length));
      expect(Properties.ManagedPolicyArns).toBeUndefined();
      expect(Properties.AssumeRolePolicyDocument.Statement).toEqual([
        { Action: 'sts:AssumeRole', Effect: 'Allow', Principal: { Service: 'lambda.amazonaws.com' } },
      ]);
    }
  });

  it('let functions add to the audit trail and read it, never change or delete an entry', () => {
    const trail = `\${${tableId('Audit')}.Arn}`;
    const granted = functions.flatMap(({ id }) => backend.grants(backend.functionId(id)));
    const actions = granted.filter((grant) => grant.includes(trail)).map((grant) => grant.split(' ')[0]);
    expect(new Set(actions)).toEqual(new Set(['dynamodb:PutItem', 'dynamodb:Query', 'dynamodb:BatchGetItem']));
  });

  it('keep what makes pages and data for visitors from every table', () => {
    const granted = backend.grants(backend.functionId(pageOnDemand.id));
    expect(granted.filter((grant) => grant.startsWith('dynamodb:'))).toEqual([]);
  });

  it('to invalidate name the one distribution, and are given to the functions that use it', () => {
    const { website } = synthesizeWebsite();
    const [distribution] = website.single('AWS::CloudFront::Distribution');
    const [, { Properties }] = website.single('AWS::IAM::Policy');
    const using = [
      'followPrograms',
      'collectPrograms',
      'collectDepartures',
      'followDeleted',
      'followSettings',
      'followSiteContent',
      'refreshPages',
    ];
    const roles = Properties.Roles as { 'Fn::GetStackOutput': { OutputName: string } }[];
    expect(roles.map((role) => role['Fn::GetStackOutput'].OutputName)).toEqual(
      using.map((id) => expect.stringContaining(`${id}Role`)),
    );
    const [{ Action, Effect, Resource } = {}, ...more] = Properties.PolicyDocument.Statement as Partial<Statement>[];
    expect([Action, Effect, more]).toEqual(['cloudfront:CreateInvalidation', 'Allow', []]);
    expect(asText(Resource)).toMatch(new RegExp(`:distribution/\\$\\{${distribution}\\}$`));
  });

  it('allow mail from our address only', () => {
    expect(backend.resources('AWS::IAM::Policy')).toEqual([]);
    const statements = backend
      .resources('AWS::IAM::Role')
      .flatMap(([, role]) => statementsOf(role))
      .filter(({ Action }) => [Action].flat().some((action) => action.startsWith('ses:')));
    expect(statements.length).toBeGreaterThan(0);
    for (const { Condition } of statements) {
      expect(Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'no-reply@rihla.example' } });
    }
  });
});

describe('the environment', () => {
  const follows = (id: string) => consumers.some((consumer) => consumer.id === id && followGrants(consumer).length > 0);
  const sessionHandlers = routes.filter(
    ({ access, firstParty, uses }: Route) => access !== 'public' || (firstParty && uses.Devices),
  );

  it.each(functions)('of $names names exactly the resources it uses', ({ id, all }) => {
    const expected = Object.assign({}, ...all.map((uses) => variablesOf(id, uses)));
    expect(backend.get(backend.functionId(id)).Properties.Environment.Variables).toEqual(expected);
  });

  const variablesOf = (id: string, uses: Uses) => ({
    POWERTOOLS_SERVICE_NAME: 'rihla',
    STAGE: 'dev',
    ...(sessionHandlers.some((route) => route.id === id) && { COOKIE_SECURITY: 'secure' }),
    ...((uses.Throttles || uses.Sessions) && { TRUSTED_PROXIES: '1' }),
    ...Object.fromEntries(usedTables(uses).map((name) => [tables[name].variable, { Ref: tableId(name) }])),
    ...(uses.photos && { PHOTOS_BUCKET: { Ref: bucketId } }),
    ...((follows(id) || uses.deadLetters) && { DEAD_LETTERS_URL: { Ref: backend.single('AWS::SQS::Queue')[0] } }),
    ...(uses.spamThreshold && { SPAM_THRESHOLD: '10' }),
    ...(uses.connectionBudget && { CONFIRMATIONS_PER_CONNECTION: '10' }),
    ...(uses.siteOrigin && { SITE_ORIGIN: 'http://localhost:3000' }),
    ...(uses.staffMail && { STAFF_EMAIL: 'staff@rihla.example', STAFF_LANGUAGE: 'ar', STAFF_MAIL_SINGLES: '10' }),
    ...(uses.retention && { RETENTION_MONTHS: '24' }),
    ...((uses.umrahLicence || uses.site) && { UMRAH_LICENCE: 'UMR-4821/7' }),
    ...(uses.site && { RIYAL_SIGN: 'drawn' }),
    ...(uses.site && { SITE_BUCKET: { Ref: siteId }, SITE_ORIGIN: 'http://localhost:3000' }),
    ...(uses.cdn && { DISTRIBUTION_PARAMETER: '/rihla/dev/distribution-id' }),
    ...(uses.mail && {
      MAIL_FROM: 'no-reply@rihla.example',
      MAIL_CONFIGURATION_SET: { Ref: mailReportsId },
      SITE_ORIGIN: 'http://localhost:3000',
    }),
  });
});
