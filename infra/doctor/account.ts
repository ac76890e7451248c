import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetAccountCommand, GetEmailIdentityCommand, NotFoundException, SESv2Client } from '@aws-sdk/client-sesv2';
import { GetParameterCommand, ParameterNotFound, SSMClient } from '@aws-sdk/client-ssm';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import type { StageSettings } from '#contracts/stage-settings/check-settings';
import type { StageName } from '#contracts/stage-settings/stages';
import { noCopies } from '#contracts/stage-settings/values';
import { isRegion } from '../common/regions.ts';
import { noAnswer } from '../common/start-error.ts';
import { advice, type Check, type Finding, isMissing, reasonOf, there, timeoutMs } from './check.ts';

/** CloudFront uses certificates and firewalls of this region only. */
const edgeRegion = 'us-east-1';

/**
 * A new account may be limited to ten concurrent executions, which a busy hour of the site exceeds. Production reserves
 * some for sign-in, and Lambda refuses that if fewer than a hundred remain.
 */
const enoughConcurrency = { dev: 100, production: 200 } as const;

/** Mails a day: an enquiry sends up to two, and staff some. */
const enoughMails = 1000;

/** SES's value for no limit. */
const unlimited = -1;

interface AccountOptions {
  stage: StageName;
  isNeeded: boolean;
  /** @throws StartError naming the invalid settings of the stage */
  settings(): StageSettings;
}

/** Checks an account before a deployment: read-only calls, each with one attempt and a time limit. */
export function accountChecks({ stage, isNeeded, settings }: AccountOptions): Check[] {
  // The SDK, and so every command, does not read AWS_DEFAULT_REGION.
  const region = process.env.AWS_REGION;
  const client = { region: region ?? edgeRegion, maxAttempts: 1 };
  const inEdge = { ...client, region: edgeRegion };
  const signed = signedIn(client);
  /** Without access to the account, the other checks are meaningless. */
  const ask = (run: () => Promise<Finding>) => async (): Promise<Finding> => {
    if ((await signed()) instanceof Error) return { state: 'unknown', says: 'not asked, without credentials' };
    return run();
  };
  return [
    { name: 'Settings', isNeeded, run: async () => checkSettings(stage, settings) },
    { name: 'Credentials', isNeeded, run: async () => credentialsFinding(await signed()) },
    { name: 'Region', isNeeded, run: async () => checkRegion(region) },
    ...[...new Set([client.region, edgeRegion, ...copyRegions(settings)])].map((place) => ({
      ...{ name: `CDK in ${place}`, isNeeded },
      run: ask(() => checkBootstrap(new SSMClient({ ...client, region: place }), place)),
    })),
    { name: 'SES identity', isNeeded, run: ask(() => checkIdentity(new SESv2Client(client), settings())) },
    {
      name: 'SES sandbox',
      isNeeded: isNeeded && stage === 'production',
      run: ask(() => checkSandbox(new SESv2Client(client))),
    },
    { name: 'Certificate', isNeeded, run: ask(() => checkCertificate(new ACMClient(inEdge), settings())) },
    {
      name: 'Concurrency',
      isNeeded: isNeeded && stage === 'production',
      run: ask(() => checkConcurrency(new LambdaClient(client), stage)),
    },
  ];
}

/** The region with copies of the backups, if the settings name one. */
function copyRegions(settings: () => StageSettings): string[] {
  try {
    const { backupCopyRegion = noCopies } = settings();
    return backupCopyRegion === noCopies ? [] : [backupCopyRegion];
  } catch {
    // Another check reports what is wrong with the settings.
    return [];
  }
}

const limited = () => ({ abortSignal: AbortSignal.timeout(timeoutMs - 500) });

/** Fetches once who is signed in; returns the error if nobody is. */
function signedIn(client: { region: string; maxAttempts: number }): () => Promise<string | Error> {
  let asked: Promise<string | Error> | undefined;
  const ask = async () => {
    const late = new Promise<never>((_, reject) => {
      // The search for credentials may wait for a server that exists only on cloud machines.
      setTimeout(() => reject(new Error('no answer')), timeoutMs - 1000).unref();
    });
    const identity = new STSClient(client).send(new GetCallerIdentityCommand({}), limited());
    return Promise.race([identity, late]).then(
      ({ Account = '', Arn = '' }) => `account ${Account}, ${Arn}`,
      (error) => new Error(noAnswer(error, 'run this again') ?? reasonOf(error), { cause: error }),
    );
  };
  return () => {
    asked ??= ask();
    return asked;
  };
}

function credentialsFinding(who: string | Error): Finding {
  if (!(who instanceof Error)) return there(who);
  const isSilent = noAnswer(who.cause) !== undefined;
  const remedy = 'aws configure, or AWS_PROFILE, or aws sso login';
  return isMissing(isSilent ? who.message : `none that AWS accepts (${who.message}): ${remedy}`);
}

function checkSettings(stage: StageName, settings: () => StageSettings): Finding {
  try {
    settings();
    return there(`those of ${stage} are complete`);
  } catch (error) {
    const [headline = '', ...issues] = (error as Error).message.split('\n');
    return isMissing(`${headline}${issues.map((issue) => ` ${issue.trim()}`).join('')}`);
  }
}

function checkRegion(region: string | undefined): Finding {
  if (!region) return isMissing('set AWS_REGION, for example to me-central-1');
  return isRegion(region) ? there(region) : isMissing(`${region} is no region of AWS: correct AWS_REGION`);
}

async function checkBootstrap(client: SSMClient, region: string): Promise<Finding> {
  try {
    const Name = '/cdk-bootstrap/hnb659fds/version';
    const { Parameter } = await client.send(new GetParameterCommand({ Name }), limited());
    return there(`bootstrapped, version ${Parameter?.Value}`);
  } catch (error) {
    if (!(error instanceof ParameterNotFound)) throw error;
    return isMissing(`not bootstrapped: npx cdk bootstrap aws://<account>/${region}`);
  }
}

async function checkIdentity(client: SESv2Client, { mailFrom, mailIdentity }: StageSettings): Promise<Finding> {
  const EmailIdentity = mailIdentity ?? mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
  try {
    const identity = await client.send(new GetEmailIdentityCommand({ EmailIdentity }), limited());
    if (!identity.VerifiedForSendingStatus) {
      return isMissing(
        `${EmailIdentity} is not verified (${identity.VerificationStatus}): add the DNS records that SES names`,
      );
    }
    if (identity.DkimAttributes && identity.DkimAttributes.Status !== 'SUCCESS') {
      return advice(
        `${EmailIdentity} may send, without DKIM (${identity.DkimAttributes.Status}): mails may land in spam`,
      );
    }
    return there(`${EmailIdentity} is verified`);
  } catch (error) {
    if (!(error instanceof NotFoundException)) throw error;
    return isMissing(`${EmailIdentity} does not exist: create it in SES and add its DNS records`);
  }
}

async function checkSandbox(client: SESv2Client): Promise<Finding> {
  const { ProductionAccessEnabled, SendingEnabled, SendQuota } = await client.send(
    new GetAccountCommand({}),
    limited(),
  );
  if (!SendingEnabled) return isMissing("SES has paused the account's sending: see its console");
  if (!ProductionAccessEnabled) {
    return isMissing('in the sandbox: only verified addresses get mail; request production access in the SES console');
  }
  const { Max24HourSend: perDay = 0, MaxSendRate } = SendQuota ?? {};
  const says = `left; ${perDay === unlimited ? 'any number of' : perDay} mails a day, ${MaxSendRate} a second`;
  if (perDay === unlimited || perDay >= enoughMails) return there(says);
  return advice(`${says}: ask for ${enoughMails} a day or more in Service Quotas (SES, sending quota)`);
}

async function checkCertificate(client: ACMClient, settings: StageSettings): Promise<Finding> {
  const { certificateArn: CertificateArn, siteOrigin } = settings;
  if (!CertificateArn) return there("none in the settings: the site has the CDN's own name");
  const { Certificate } = await client.send(new DescribeCertificateCommand({ CertificateArn }), limited());
  const { Status, SubjectAlternativeNames: names = [], NotAfter } = Certificate ?? {};
  if (Status !== 'ISSUED') return isMissing(`is ${Status}: add the DNS records that ACM names, and wait for ISSUED`);
  const host = siteOrigin && new URL(siteOrigin).hostname;
  if (host && !names.some((name) => covers(name, host))) {
    return isMissing(`is for ${names.join(', ')}, and the site is ${host}: request one for that`);
  }
  return there(`issued for ${names.join(', ')}, until ${NotAfter?.toISOString().slice(0, 10)}`);
}

/** A wildcard matches one label. */
export const covers = (name: string, host: string): boolean =>
  name === host || (name.startsWith('*.') && host.slice(host.indexOf('.')) === name.slice(1));

async function checkConcurrency(client: LambdaClient, stage: StageName): Promise<Finding> {
  const { AccountLimit } = await client.send(new GetAccountSettingsCommand({}), limited());
  const { ConcurrentExecutions: limit = 0, UnreservedConcurrentExecutions: free = 0 } = AccountLimit ?? {};
  const says = `${limit} executions of functions at once, ${free} of them unreserved`;
  const enough = enoughConcurrency[stage];
  if (limit >= enough) return there(says);
  const demand = `${says}: ask for ${enough} or more in Service Quotas (Lambda, concurrent executions)`;
  return stage === 'production' ? isMissing(demand) : advice(demand);
}
