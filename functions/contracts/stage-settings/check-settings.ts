import * as z from 'zod/mini';
import { confirmationsPerConnection } from '../api/confirmations.ts';
import { defaultLanguage, languages } from '../field-kit/language.ts';
import { defaultStaffMailSingles, retention, spamThreshold } from '../platform/resources.ts';
import { defaultShown, licenceNumber, riyalSigns } from '../website/shown-settings.ts';
import { meanings } from './meanings.ts';
import { commonRules, productionRules, withRules } from './rules.ts';
import { devDomain, type StageName } from './stages.ts';
import {
  Address,
  Addresses,
  CertificateArn,
  CertificateOrNone,
  CopyRegion,
  noCertificate,
  notEmpty,
  Origin,
  SecureOrigin,
  says,
  text,
  wholeNumber,
} from './values.ts';

/** The firewall takes numbers up to two billion, and five times this one for calls of any method. */
const RateLimit = wholeNumber(100, 100_000_000);

/** The settings of every stage. */
const always = {
  mailIdentity: z.optional(notEmpty),
  staffLanguage: z._default(z.enum(languages, says(`must be ${languages.join(' or ')}`)), defaultLanguage),
  staffMailSingles: z._default(wholeNumber(1, 999_999), defaultStaffMailSingles),
  retentionMonths: z._default(wholeNumber(1, 999), retention.months),
  spamThreshold: z._default(wholeNumber(1, 9999), spamThreshold.byDefault),
  confirmationsPerConnection: z._default(wholeNumber(1, 999), confirmationsPerConnection),
  octo: z._default(z.boolean(says('must be true or false')), false),
  umrahLicence: z.optional(
    text('must be the number of a licence, of letters, digits, hyphens and slashes', (value) =>
      licenceNumber.test(value),
    ),
  ),
  riyalSign: z._default(z.enum(riyalSigns, says(`must be ${riyalSigns.join(' or ')}`)), defaultShown.riyalSign),
  turnstileSiteKey: z.optional(text('must be a site key', (value) => /^[\w.-]{1,100}$/.test(value))),
  turnstileSecret: z.optional(text('must be the name of a secret', (value) => /^[\w/+=.@-]{1,512}$/.test(value))),
  hostedZoneId: z.optional(text('must be like Z0123456789ABC', (value) => /^Z[A-Z0-9]+$/.test(value))),
  hostedZoneName: z.optional(notEmpty),
  monthlyBudget: z.optional(wholeNumber(1, 1_000_000)),
};

const schemas = {
  dev: withRules(
    z.strictObject({
      siteOrigin: z.optional(Origin),
      mailFrom: z._default(Address, `no-reply@${devDomain}`),
      staffEmail: z._default(Addresses, `staff@${devDomain}`),
      ownerEmail: z.optional(Address),
      alarmEmail: z.optional(Address),
      certificateArn: z.optional(CertificateArn),
      rateLimit: z.optional(RateLimit),
      passwordCost: z.optional(wholeNumber(10, 19)),
      ...always,
    }),
    commonRules,
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
      rateLimit: RateLimit,
      backupCopyRegion: CopyRegion,
      backupVaultLock: z._default(
        z.enum(['governance', 'compliance'], says('must be governance or compliance')),
        'governance',
      ),
      ...always,
    }),
    [...commonRules, ...productionRules],
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
