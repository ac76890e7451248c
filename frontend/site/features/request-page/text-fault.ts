import type { TFunction } from 'i18next';
import { hasIdentityNumber } from '#contracts/field-kit/identity-number';

/** Says kindly that a text has the number of an identity document; undefined if it has none. */
export const identityFault = (text: string, t: TFunction<'enquiries'>): string | undefined =>
  hasIdentityNumber(text) ? t('rules.identity_number') : undefined;
