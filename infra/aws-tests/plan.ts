import { defaultStaffMailSingles } from '#contracts/platform/resources';
import type { Target } from './target.ts';

/** Tests send the same texts repeatedly, which counts as spam, and make more calls than a visitor. */
const leastSpamThreshold = 50;
const leastRateLimit = 10_000;

/** Returns the reasons, a sentence each, why the tests cannot run against a deployment with these settings. */
export function obstaclesOf({
  stage,
  settings,
  requiresTwoStep,
}: Pick<Target, 'stage' | 'settings' | 'requiresTwoStep'>): string[] {
  const { spamThreshold, rateLimit, turnstileSiteKey } = settings;
  const mend = (name: string, value: number) =>
    `set ${name} to ${value} in the settings of ${stage}, deploy, and set it back after`;
  return [
    ...(spamThreshold < leastSpamThreshold
      ? [
          `spamThreshold ${spamThreshold} puts the tests' requests in quarantine: ${mend('spamThreshold', leastSpamThreshold)}.`,
        ]
      : []),
    ...(rateLimit !== undefined && rateLimit < leastRateLimit
      ? [`rateLimit ${rateLimit} stops the tests' calls: ${mend('rateLimit', leastRateLimit)}.`]
      : []),
    ...(turnstileSiteKey !== undefined
      ? [
          `Turnstile puts the tests' requests in quarantine: take turnstileSiteKey out of the settings of ${stage}, deploy, and set it back after.`,
        ]
      : []),
    ...(requiresTwoStep
      ? [
          'Two-step sign-in is required of everyone, and the tests sign in by password: turn it off at /admin/team meanwhile.',
        ]
      : []),
  ];
}

/** Describes a run: its tests and target, what it creates and removes, and what remains. */
export function sayPlan(target: Target, files: readonly string[]): string {
  const { stage, account, region, url, settings } = target;
  const { staffEmail, staffMailSingles = defaultStaffMailSingles } = settings;
  return `The tests of the API and of events against ${stage}.

  Address   ${url}
  Account   ${account}, ${region}
  Tests     ${files.length ? files.join(', ') : 'all of tests/api that need no process of their own, and events'}
  Makes     accounts of staff for the tests, and what they send: requests, programs with photos, members of the team,
            requests about personal data. ${staffEmail} gets at most ${staffMailSingles} mails in ten minutes and one
            summary. Visitors' mails go to the mailbox simulator of SES, which no person reads
  Removes   all of these for good, and nothing that somebody else makes meanwhile. Clears all counters of attempts, which
            ends lock-outs
  Stays     ${remains.join(';\n            ')}`;
}

/** The traces that cannot be removed, for the plan and the report. */
export const remains = [
  'entries of the audit trail, which nobody can delete: two years',
  'records of erasures and of closed requests about personal data, and counts of erased requests, without names',
  'sessions, keys against doubled requests and marks of sent mails, until they expire',
  'metrics and logs',
] as const;
