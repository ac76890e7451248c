import * as z from 'zod/mini';
import { onOneLine } from '../field-kit/text-rules.ts';

/**
 * The value for a production stage without a certificate. An explicit word, so that nobody loses a certificate by
 * omission.
 */
export const noCertificate = 'none';

/** The value for a production stage without copies of its backups in another region. */
export const noCopies = 'none';

/** Makes the message of a rule: a missing value is reported as missing, any other by the rule. */
export const says = (rule: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? missing : rule),
});
export const missing = 'is missing';

export const text = (rule: string, fits: (value: string) => boolean) =>
  z.string(says(rule)).check(z.refine(fits, { error: rule }));

export const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value;
export const Origin = text('must be an origin without a path, such as https://www.example.com', isOrigin);
export const SecureOrigin = text(
  'must be an origin that begins with https:// and has no path, such as https://www.example.com',
  (value) => isOrigin(value) && value.startsWith('https://'),
);

const isAddress = (value: string) => z.email().safeParse(value).success;
export const Address = text('must be an e-mail address', isAddress);
export const Addresses = text('must be e-mail addresses with commas between', (value) =>
  value.split(',').every((address) => isAddress(address.trim())),
);

export const wholeNumber = (minimum: number, maximum: number) => {
  const rule = `must be a whole number from ${minimum} to ${maximum}`;
  return z
    .number(says(rule))
    .check(z.refine((value) => Number.isInteger(value) && value >= minimum && value <= maximum, { error: rule }));
};

export const notEmpty = text(
  'must be a text on one line that is not empty',
  (value) => value !== '' && onOneLine(value) === value,
);

const isCertificate = (value: string) => /^arn:aws:acm:us-east-1:\d{12}:certificate\/./.test(value);
const certificateRule = 'must be the ARN of a certificate in us-east-1, arn:aws:acm:us-east-1:…:certificate/…';
export const CertificateArn = text(certificateRule, isCertificate);
export const CertificateOrNone = text(
  `${certificateRule}, or "${noCertificate}"`,
  (value) => value === noCertificate || isCertificate(value),
);

export const CopyRegion = text(
  `must be a region such as eu-central-1, or "${noCopies}"`,
  (value) => value === noCopies || /^[a-z]{2}(-[a-z]+)+-\d$/.test(value),
);
