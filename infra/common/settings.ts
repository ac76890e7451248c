import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { confirmationsPerConnection } from '#contracts/api/confirmations';
import { Email, Language } from '#contracts/field-kit/fields';
import { defaultLanguage, languages } from '#contracts/field-kit/language';
import { defaultStaffMailSingles, passwordCost, retention, spamThreshold } from '#contracts/platform/resources';
import { defaultShown, licenceNumber, riyalSigns } from '#contracts/website/shown-settings';
import { StartError } from './start-error.ts';

/** The variables, each with its rule for error messages. */
const variables = {
  PORT: {
    schema: z.prefault(
      z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number)), z.int().check(z.lte(65_535))),
      '3000',
    ),
    rule: 'a port number from 0 (any free one) to 65535',
  },
  HOST: { schema: z.prefault(z.string().check(z.regex(/^[\w.:-]+$/)), '127.0.0.1'), rule: 'a host name or an address' },
  DATA_DIR: { schema: z.prefault(z.string().check(z.minLength(1)), '.local'), rule: 'the path of a folder' },
  SITE_ORIGIN: {
    schema: z.optional(z.url({ protocol: /^https?$/, hostname: z.regexes.hostname })),
    rule: 'an address such as http://192.168.1.5:3000',
  },
  ADMIN_EMAIL: { schema: z.prefault(Email, 'admin@rihla.example'), rule: 'an e-mail address' },
  ADMIN_PASSWORD: {
    schema: z.optional(z.string().check(z.maxLength(200))),
    rule: 'a password of at most 200 characters',
  },
  STAFF_EMAIL: {
    schema: z.optional(z.string().check(z.regex(/^[^\s,@]+@[^\s,@]+(\s*,\s*[^\s,@]+@[^\s,@]+)*$/))),
    rule: 'e-mail addresses with commas between',
  },
  STAFF_LANGUAGE: { schema: z.prefault(Language, defaultLanguage), rule: languages.join(' or ') },
  STAFF_MAIL_SINGLES: {
    schema: z.prefault(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), String(defaultStaffMailSingles)),
    rule: 'how many enquiries in ten minutes are mailed to staff one by one, 1 to 999999',
  },
  RETENTION_MONTHS: {
    schema: z.prefault(z.string().check(z.regex(/^[1-9]\d{0,2}$/)), String(retention.months)),
    rule: 'after how many months ended enquiries are made anonymous, 1 to 999',
  },
  SPAM_THRESHOLD: {
    schema: z.prefault(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), String(spamThreshold.byDefault)),
    rule: 'the score from which a request is quarantined, 1 to 9999',
  },
  CONFIRMATIONS_PER_CONNECTION: {
    schema: z.prefault(z.string().check(z.regex(/^[1-9]\d{0,2}$/)), String(confirmationsPerConnection)),
    rule: 'how many confirmations one connection to the internet gets in a day, 1 to 999',
  },
  OCTO: {
    schema: z.prefault(z.enum(['on', 'off']), 'off'),
    rule: "on or off: whether partners' systems may read the programs",
  },
  PASSWORD_COST: {
    schema: z.prefault(z.string().check(z.regex(/^1\d$/)), String(passwordCost.byDefault)),
    rule: 'the cost of passwords as a power of two, 10 to 19, and below 17 in tests only',
  },
  UMRAH_LICENCE: {
    schema: z.optional(z.string().check(z.regex(licenceNumber))),
    rule: 'the number of the Umrah licence, of letters, digits, hyphens and slashes',
  },
  RIYAL_SIGN: { schema: z.prefault(z.enum(riyalSigns), defaultShown.riyalSign), rule: riyalSigns.join(' or ') },
  TURNSTILE_SITE_KEY: {
    schema: z.optional(z.string().check(z.regex(/^[\w.-]{1,100}$/))),
    rule: 'the site key of Cloudflare Turnstile',
  },
  TURNSTILE_SECRET: {
    schema: z.optional(z.string().check(z.regex(/^[\w.-]{1,200}$/))),
    rule: 'the secret key of Cloudflare Turnstile',
  },
  EVENT_PATIENCE: {
    schema: z.prefault(z.string().check(z.regex(/^\d{1,5}$/)), '900'),
    rule: 'for how many seconds an event waits for a service that is down, 0 to 99999',
  },
  TRUSTED_PROXIES: {
    schema: z.prefault(z.string().check(z.regex(/^\d$/)), '0'),
    rule: 'how many proxies stand in front, 0 to 9',
  },
  SEED: { schema: z.prefault(z.enum(['samples', 'covers', 'none']), 'samples'), rule: 'samples, covers or none' },
  LOG: { schema: z.prefault(z.enum(['file', 'stdout']), 'file'), rule: 'file or stdout' },
} as const;

type Variables = { [Name in keyof typeof variables]: z.output<(typeof variables)[Name]['schema']> };

export interface Settings {
  port: number;
  host: string;
  /** Absolute path. */
  dataDir: string;
  /** Origin of the site for browsers; by default derived from host and port. */
  siteOrigin: string | undefined;
  /** Number of proxies in front that add to `X-Forwarded-For`. */
  trustedProxies: string;
  adminEmail: string;
  /** Recipients of mail about new enquiries, separated by commas; by default the first account. */
  staffEmail: string;
  staffLanguage: Language;
  /** The maximum number of enquiries in ten minutes that are mailed to staff separately. */
  staffMailSingles: string;
  /** Months after which ended enquiries are anonymised. */
  retentionMonths: string;
  /** The score from which an enquiry is quarantined. */
  spamThreshold: string;
  /** The confirmations for each connection in a day. */
  confirmationsPerConnection: string;
  /** True if partners' systems may read the programs. */
  octo: boolean;
  /** The cost of password hashes as a power of two. */
  passwordCost: string;
  /** The number of the agency's Umrah licence. */
  umrahLicence: string | undefined;
  /** How pages name riyals. */
  riyalSign: string;
  /** Keys of Cloudflare Turnstile; both or none. */
  turnstileSiteKey: string | undefined;
  turnstileSecret: string | undefined;
  /** Seconds for which an event is retried while a service is down, before it goes to the dead letters. */
  eventRetrySeconds: string;
  /** Generated and stored if absent. */
  adminPassword: string | undefined;
  /** The sample programs added to an empty database: with all photos, or those of the newest and the others' covers. */
  seed: 'samples' | 'covers' | 'none';
  logToTerminal: boolean;
}

/**
 * Reads the settings from environment variables; an empty variable counts as absent.
 * @throws StartError naming every invalid variable
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const values: Record<string, unknown> = {};
  const issues: string[] = [];
  for (const [name, { schema, rule }] of Object.entries(variables)) {
    const result = z.safeParse(schema, environment[name] || undefined);
    if (result.success) values[name] = result.data;
    // Passwords and secrets are not printed.
    else issues.push(`${name}${/PASSWORD$|SECRET$/.test(name) ? '' : ` (now "${environment[name]}")`} must be ${rule}`);
  }
  if (Boolean(values.TURNSTILE_SITE_KEY) !== Boolean(values.TURNSTILE_SECRET)) {
    issues.push('TURNSTILE_SITE_KEY and TURNSTILE_SECRET must be set together');
  }
  if (issues.length > 0) throw new StartError(`${issues.join('; ')}.`);
  const read = values as Variables;
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: resolve(read.DATA_DIR),
    siteOrigin: read.SITE_ORIGIN && new URL(read.SITE_ORIGIN).origin,
    trustedProxies: read.TRUSTED_PROXIES,
    adminEmail: read.ADMIN_EMAIL,
    staffEmail: read.STAFF_EMAIL ?? read.ADMIN_EMAIL,
    staffLanguage: read.STAFF_LANGUAGE,
    staffMailSingles: read.STAFF_MAIL_SINGLES,
    retentionMonths: read.RETENTION_MONTHS,
    spamThreshold: read.SPAM_THRESHOLD,
    confirmationsPerConnection: read.CONFIRMATIONS_PER_CONNECTION,
    octo: read.OCTO === 'on',
    passwordCost: read.PASSWORD_COST,
    umrahLicence: read.UMRAH_LICENCE,
    riyalSign: read.RIYAL_SIGN,
    turnstileSiteKey: read.TURNSTILE_SITE_KEY,
    turnstileSecret: read.TURNSTILE_SECRET,
    eventRetrySeconds: read.EVENT_PATIENCE,
    adminPassword: read.ADMIN_PASSWORD,
    seed: read.SEED,
    logToTerminal: read.LOG === 'stdout',
  };
}
