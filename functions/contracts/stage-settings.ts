import * as z from 'zod/mini';
import { defaultStaffMailSingles, retention, spamThreshold } from './resources.ts';
import { languages } from './website/language.ts';

/** The stages that can be deployed. `infra/settings/<stage>.json` has the settings of each. */
export const stages = ['dev', 'production'] as const;
export type StageName = (typeof stages)[number];

/** The default domain of a dev stage; nobody owns it. */
export const devDomain = 'rihla.example';

/**
 * The value for a production stage without a certificate. An explicit word, so that nobody loses a certificate by
 * omission.
 */
export const noCertificate = 'none';

/** The value for a production stage without copies of its backups in another region. */
export const noCopies = 'none';

/** Makes the message of a rule: a missing value is reported as missing, any other by the rule. */
const says = (rule: string) => ({ error: ({ input }: { input?: unknown }) => (input === undefined ? missing : rule) });
export const missing = 'is missing';

const text = (rule: string, fits: (value: string) => boolean) =>
  z.string(says(rule)).check(z.refine(fits, { error: rule }));

const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value;
const Origin = text('must be an origin without a path, such as https://www.example.com', isOrigin);
const SecureOrigin = text(
  'must be an origin that begins with https:// and has no path, such as https://www.example.com',
  (value) => isOrigin(value) && value.startsWith('https://'),
);

const isAddress = (value: string) => z.email().safeParse(value).success;
const Address = text('must be an e-mail address', isAddress);
const Addresses = text('must be e-mail addresses with commas between', (value) =>
  value.split(',').every((address) => isAddress(address.trim())),
);

const wholeNumber = (minimum: number) => {
  const rule = `must be a whole number of ${minimum} or more`;
  return z
    .number(says(rule))
    .check(z.refine((value) => Number.isInteger(value) && value >= minimum && value < 1e9, { error: rule }));
};

const notEmpty = text('must not be empty', (value) => value !== '');

const isCertificate = (value: string) => /^arn:aws:acm:us-east-1:\d{12}:certificate\/./.test(value);
const certificateRule = 'must be the ARN of a certificate in us-east-1, arn:aws:acm:us-east-1:…:certificate/…';
const CertificateArn = text(certificateRule, isCertificate);
const CertificateOrNone = text(
  `${certificateRule}, or "${noCertificate}"`,
  (value) => value === noCertificate || isCertificate(value),
);

const CopyRegion = text(
  `must be a region such as eu-central-1, or "${noCopies}"`,
  (value) => value === noCopies || /^[a-z]{2}(-[a-z]+)+-\d$/.test(value),
);

/** Describes each setting; the message about a missing setting shows it. */
export const meanings = {
  siteOrigin: 'the address of the site, such as https://www.example.com',
  mailFrom: 'the e-mail address that mails come from, verified in SES',
  mailIdentity: 'the verified SES identity of mailFrom, if it is not the domain of that address',
  staffEmail: 'the e-mail addresses that get a mail for each request, with commas between',
  staffLanguage: 'the language of mails for staff, ar or en',
  staffMailSingles: 'the largest number of requests in ten minutes that are mailed to staff one by one',
  ownerEmail: "the e-mail address of the console's first owner",
  alarmEmail: 'the e-mail address that gets a mail for each alarm',
  certificateArn: `the certificate of the site's host in us-east-1, or "${noCertificate}" to use the CDN's own name`,
  hostedZoneId: "the id of the Route 53 zone that gets the site's DNS records",
  hostedZoneName: 'the name of that zone',
  rateLimit: 'the POSTs to the API of one address in five minutes above which the firewall answers 429',
  monthlyBudget: 'the monthly cost in US dollars above which alarmEmail gets a mail',
  retentionMonths: 'the months after which closed requests are made anonymous',
  spamThreshold: 'the score from which a request is quarantined',
  turnstileSiteKey: 'the site key of Cloudflare Turnstile, which then checks the visitors of forms',
  turnstileSecret: 'the name of the secret in Secrets Manager that holds the secret key of Turnstile',
  backupCopyRegion: `a second region for copies of the backups, or "${noCopies}"`,
  backupVaultLock: 'the lock of the backups: governance, or compliance, which nobody can undo',
  passwordCost: "the cost of passwords' hashes as a power of two, which tests lower",
} as const;
export type SettingName = keyof typeof meanings;

const always = {
  mailIdentity: z.optional(notEmpty),
  staffLanguage: z._default(z.enum(languages, says('must be ar or en')), 'ar'),
  staffMailSingles: z._default(wholeNumber(1), defaultStaffMailSingles),
  retentionMonths: z._default(wholeNumber(1), retention.months),
  spamThreshold: z._default(wholeNumber(1), spamThreshold.byDefault),
  turnstileSiteKey: z.optional(text('must be a site key', (value) => /^[\w.-]{1,100}$/.test(value))),
  turnstileSecret: z.optional(text('must be the name of a secret', (value) => /^[\w/+=.@-]{1,512}$/.test(value))),
  hostedZoneId: z.optional(text('must be like Z0123456789ABC', (value) => /^Z[A-Z0-9]+$/.test(value))),
  hostedZoneName: z.optional(notEmpty),
  monthlyBudget: z.optional(wholeNumber(1)),
};

type Raw = { readonly [Name in SettingName]?: unknown };

/** Rules between settings. They are checked even if other settings are invalid. */
const together: { setting: SettingName; rule: string; isBroken(values: Raw): boolean }[] = [
  {
    setting: 'hostedZoneId',
    rule: 'needs hostedZoneName, and hostedZoneName needs hostedZoneId',
    isBroken: ({ hostedZoneId, hostedZoneName }) => (hostedZoneId === undefined) !== (hostedZoneName === undefined),
  },
  {
    setting: 'hostedZoneId',
    rule: 'needs certificateArn: the CDN answers for a domain only with its certificate',
    isBroken: ({ hostedZoneId, certificateArn = noCertificate }) =>
      hostedZoneId !== undefined && certificateArn === noCertificate,
  },
  {
    setting: 'hostedZoneName',
    rule: 'must be a domain that the host of siteOrigin is in',
    isBroken: ({ hostedZoneName: zone, siteOrigin: origin }) =>
      typeof zone === 'string' &&
      typeof origin === 'string' &&
      isOrigin(origin) &&
      !isIn(new URL(origin).hostname, zone),
  },
  {
    setting: 'turnstileSiteKey',
    rule: 'needs turnstileSecret, and turnstileSecret needs turnstileSiteKey',
    isBroken: ({ turnstileSiteKey, turnstileSecret }) =>
      (turnstileSiteKey === undefined) !== (turnstileSecret === undefined),
  },
  {
    setting: 'monthlyBudget',
    rule: 'needs alarmEmail, which gets the mail',
    isBroken: ({ monthlyBudget, alarmEmail }) => monthlyBudget !== undefined && alarmEmail === undefined,
  },
];

const isIn = (host: string, zone: string) => `.${host}`.endsWith(`.${zone.replace(/\.$/, '')}`);

/** Matches addresses, accounts and zones of the committed example. */
const ofExample = /(^|[@./])example\.com\b|:123456789012:|^Z0123456789ABC$/i;

const productionRules: typeof together = [
  ...(Object.keys(meanings) as SettingName[]).map((setting) => ({
    setting,
    rule: "still has the example's value",
    isBroken: ({ [setting]: value }: Raw) => typeof value === 'string' && ofExample.test(value),
  })),
  {
    setting: 'siteOrigin',
    rule: `must be left out with certificateArn "${noCertificate}": the site then has the CDN's own name`,
    isBroken: ({ siteOrigin, certificateArn }) => siteOrigin !== undefined && certificateArn === noCertificate,
  },
  {
    setting: 'siteOrigin',
    rule: missing,
    isBroken: ({ siteOrigin, certificateArn }) => siteOrigin === undefined && certificateArn !== noCertificate,
  },
];

const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

/** Adds rules to a schema. A broken rule becomes an issue of its setting. */
const withRules = <Schema extends z.ZodMiniType>(schema: Schema, rules: typeof together) =>
  schema.check(
    ...rules.map(({ setting, rule, isBroken }) =>
      // `when`: runs even if a setting has an issue of its own.
      z.refine((values) => !isBroken(values as Raw), { error: rule, path: [setting], when: isObject }),
    ),
  );

const schemas = {
  dev: withRules(
    z.strictObject({
      siteOrigin: z.optional(Origin),
      mailFrom: z._default(Address, `no-reply@${devDomain}`),
      staffEmail: z._default(Addresses, `staff@${devDomain}`),
      ownerEmail: z.optional(Address),
      alarmEmail: z.optional(Address),
      certificateArn: z.optional(CertificateArn),
      rateLimit: z.optional(wholeNumber(100)),
      passwordCost: z.optional(wholeNumber(10)),
      ...always,
    }),
    together,
  ),
  // For production, values that affect real visitors or protect the site have no defaults.
  production: withRules(
    z.strictObject({
      siteOrigin: z.optional(SecureOrigin),
      mailFrom: Address,
      staffEmail: Addresses,
      ownerEmail: Address,
      alarmEmail: Address,
      certificateArn: CertificateOrNone,
      rateLimit: wholeNumber(100),
      backupCopyRegion: CopyRegion,
      backupVaultLock: z._default(
        z.enum(['governance', 'compliance'], says('must be governance or compliance')),
        'governance',
      ),
      ...always,
    }),
    [...together, ...productionRules],
  ),
} as const;

type Values = Omit<z.output<(typeof schemas)['dev']>, 'mailFrom' | 'staffEmail'> &
  Pick<z.output<(typeof schemas)['production']>, 'mailFrom' | 'staffEmail'> &
  Partial<Pick<z.output<(typeof schemas)['production']>, 'backupCopyRegion' | 'backupVaultLock'>>;

/** The settings of a stage. `certificateArn` is absent if there is no certificate. */
export type StageSettings = { stage: StageName } & Values;

/** A broken rule: the setting, and the rest of a sentence that begins with its name. */
export interface SettingIssue {
  name: string;
  rule: string;
  /** The given value; undefined if it is missing or the rule concerns several settings. */
  value?: unknown;
}

/** Checks the values of a stage's file. Returns every broken rule: unknown names first, then in the settings' order. */
export function checkSettings(
  stage: StageName,
  values: unknown,
): { settings: StageSettings } | { issues: SettingIssue[] } {
  const result = schemas[stage].safeParse(values);
  if (result.success) {
    const { certificateArn, ...rest } = result.data;
    return {
      settings: { stage, ...rest, ...(certificateArn !== noCertificate && certificateArn && { certificateArn }) },
    };
  }
  const raw = (values ?? {}) as Record<string, unknown>;
  const issues = result.error.issues.flatMap((issue): SettingIssue[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((name) => ({
        name,
        rule: name in meanings ? `is for ${stage === 'dev' ? 'production' : 'dev'} only` : 'is no setting',
      }));
    const name = issue.path.join('.');
    return [{ name, rule: issue.message, ...(raw[name] !== undefined && { value: raw[name] }) }];
  });
  return { issues: issues.toSorted((one, other) => placeOf(one) - placeOf(other)) };
}

const placeOf = ({ name }: SettingIssue) => Object.keys(meanings).indexOf(name);
