import type { TFunction } from 'i18next';

/** Why customers usually decline; `other` needs words of their own. */
export const declineReasons = ['price', 'dates', 'plans', 'elsewhere', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** The reason as staff read it; undefined if there is none yet. Own words are a reason without a choice too. */
export function reasonText(
  chosen: DeclineReason | undefined,
  words: string,
  t: TFunction<'quote'>,
): string | undefined {
  const own = words.trim();
  if (chosen === undefined || chosen === 'other') return own || undefined;
  const choice = t(`decline.reasons.${chosen}`);
  return own ? `${choice}: ${own}` : choice;
}
