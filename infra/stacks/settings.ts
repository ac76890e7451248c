import type { Node } from 'constructs';
import * as z from 'zod/mini';
import { Language } from '#contracts/fields';

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

/** On the command line every value is text. */
const wholeNumber = (minimum: number) => {
  const error = `must be a whole number of ${minimum} or more`;
  return z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,9}$/, { error })), z.transform(Number)),
    z.number().check(z.gte(minimum, { error })),
  );
};

/** Of a dev stage's addresses where none are given: a domain that nobody has. */
export const devDomain = 'rihla.example';

const optional = {
  /** The verified SES identity that `mailFrom` belongs to; by default the sender's domain. */
  mailIdentity: z.optional(z.string().check(z.minLength(1, { error: 'must not be empty' }))),
  /** Gets a mail when an alarm goes off. */
  alarmEmail: z.optional(Address),
  /** Of the mail that staff get. */
  staffLanguage: z._default(Language, 'ar'),
  /** A certificate for the host of `siteOrigin`, in us-east-1, where the CDN wants it. Without it the CDN's own name serves. */
  certificateArn: z.optional(
    z.string().check(z.regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\//, { error: 'must be one of us-east-1' })),
  ),
  /** The Route 53 zone that gets the addresses of that host, by its id and its name. */
  hostedZoneId: z.optional(z.string().check(z.regex(/^Z[A-Z0-9]+$/, { error: 'must be like Z0123456789ABC' }))),
  hostedZoneName: z.optional(z.string().check(z.minLength(1, { error: 'must not be empty' }))),
  /** Puts a firewall before the CDN: calls that one address may make in five minutes. */
  rateLimit: z.optional(wholeNumber(100)),
  /** What a month may cost in US dollars before `alarmEmail` gets a mail. */
  monthlyBudget: z.optional(wholeNumber(1)),
};

const Settings = z.discriminatedUnion(
  'stage',
  [
    z.object({
      stage: z.literal('dev'),
      siteOrigin: z._default(Origin, 'http://localhost:3000'),
      mailFrom: z._default(Address, `no-reply@${devDomain}`),
      /** Gets a mail for each new enquiry, and the digest of those that wait. */
      staffEmail: z._default(Addresses, `staff@${devDomain}`),
      ...optional,
    }),
    // Nothing that a default could get wrong for real visitors has one.
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

/** Reads what `cdk -c name=value` says; throws one error that names every wrong or missing value. */
export function readSettings(node: Node): Settings {
  const { stage = 'dev', ...rest } = Object.fromEntries(
    ['stage', ...Object.keys(optional), 'siteOrigin', 'mailFrom', 'staffEmail'].map((name) => [
      name,
      node.tryGetContext(name),
    ]),
  );
  const result = Settings.safeParse({ stage, ...rest });
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => `-c ${path.join('.')} ${message}`);
  throw new Error(`The settings do not fit: ${issues.join('; ')}.`);
}
