import type { Consent, MarketingWithdrawal } from './consent.ts';

/**
 * True if the sender has allowed offers and has not withdrawn that since. In a file without schemas, for the console.
 */
export const allowsMarketing = ({
  consent,
  marketing_withdrawn,
}: {
  consent: Pick<Consent, 'marketing'> | null;
  marketing_withdrawn: MarketingWithdrawal | null;
}): boolean => Boolean(consent?.marketing && !marketing_withdrawn);
