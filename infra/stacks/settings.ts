import type { Node } from 'constructs';
import * as z from 'zod/mini';
import { Language } from '#contracts/fields';
import { defaultStaffMailSingles, retention, spamThreshold } from '#contracts/resources';

const Origin = z.string({ error: 'is required: the address of the site' }).check(
  z.refine((value) => URL.canParse(value) && new URL(value).origin === value, {
    error: 'must be an origin without a path, such as https://www.example.com',
  }),
);

const SecureOrigin = Origin.check(z.startsWith('https://', { error: 'must begin with https://' }));

const Address = z
  .string({ error: 'is required: an e-mail address' })
  .check(z.email({ error: 'must be an e-mail address' }));

const Addresses = z.string({ error: 'is required: an e-mail address' }).check(
  z.refine((value) => value.split(',').every((address) => Address.safeParse(address.trim()).success), {
    error: 'must be e-mail addresses with commas between',
  }),
);

/** Parses a number from the command line, where every value is text. */
const wholeNumber = (minimum: number) => {
  const error = `must be a whole number of ${minimum} or more`;
  return z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,9}$/, { error })), z.transform(Number)),
    z.number().check(z.gte(minimum, { error })),
  );
};

/** The default domain of a dev stage's addresses, which nobody owns. */
export const devDomain = 'rihla.example';

const optional = {
  /** The verified SES identity of `mailFrom`; by default the sender's domain. */
  mailIdentity: z.optional(z.string().check(z.minLength(1, { error: 'must not be empty' }))),
  /** Receives a mail for each alarm. */
  alarmEmail: z.optional(Address),
  /** Language of the mail for staff. */
  staffLanguage: z._default(Language, 'ar'),
  /** The largest number of enquiries in ten minutes that are mailed to staff one by one. */
  staffMailSingles: z._default(wholeNumber(1), defaultStaffMailSingles),
  /** Months after which ended enquiries are made anonymous. */
  retentionMonths: z._default(wholeNumber(1), retention.months),
  /** The score from which an enquiry is quarantined as suspected spam. */
  spamThreshold: z._default(wholeNumber(1), spamThreshold.byDefault),
  /**
   * A certificate for the host of `siteOrigin`, in us-east-1, as CloudFront requires. Without it, the CDN's own name
   * serves.
   */
  certificateArn: z.optional(
    z.string().check(z.regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\//, { error: 'must be one of us-east-1' })),
  ),
  /** The Route 53 zone, by id and name, that gets the DNS records of that host. */
  hostedZoneId: z.optional(z.string().check(z.regex(/^Z[A-Z0-9]+$/, { error: 'must be like Z0123456789ABC' }))),
  hostedZoneName: z.optional(z.string().check(z.minLength(1, { error: 'must not be empty' }))),
  /** Puts a firewall before the CDN: calls per address in five minutes. */
  rateLimit: z.optional(wholeNumber(100)),
  /**
   * `optional` while the CDN does not send its secret yet: the first deployment over an earlier version, see
   * `infra/release/deploy.ts`.
   */
  originSecret: z._default(z.enum(['required', 'optional']), 'required'),
  /** Monthly cost in US dollars above which `alarmEmail` gets a mail. */
  monthlyBudget: z.optional(wholeNumber(1)),
};

const Settings = z.discriminatedUnion(
  'stage',
  [
    z.object({
      stage: z.literal('dev'),
      siteOrigin: z._default(Origin, 'http://localhost:3000'),
      mailFrom: z._default(Address, `no-reply@${devDomain}`),
      /** Receives a mail for each new enquiry, and the digest of waiting ones. */
      staffEmail: z._default(Addresses, `staff@${devDomain}`),
      /** The cost of passwords' hashes as a power of two: tests lower it. */
      passwordCost: z.optional(wholeNumber(10)),
      ...optional,
    }),
    // Production has no defaults for values that affect real visitors.
    z.object({
      stage: z.literal('production'),
      siteOrigin: SecureOrigin,
      mailFrom: Address,
      staffEmail: Addresses,
      ...optional,
    }),
  ],
  { error: 'must be dev or production' },
);
export type Settings = z.infer<typeof Settings>;

/**
 * Reads the values of `cdk -c name=value`.
 * @throws Error naming every invalid or missing value
 */
export function readSettings(node: Node): Settings {
  const { stage = 'dev', ...rest } = Object.fromEntries(
    ['stage', ...Object.keys(optional), 'siteOrigin', 'mailFrom', 'staffEmail', 'passwordCost'].map((name) => [
      name,
      node.tryGetContext(name),
    ]),
  );
  const result = Settings.safeParse({ stage, ...rest });
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => `-c ${path.join('.')} ${message}`);
  throw new Error(`The settings do not fit: ${issues.join('; ')}.`);
}
