/**
 * Who the agency is and how to reach it, for the site and for mails. The numbers are placeholders: an operator puts his
 * own here.
 */
export const agency = {
  name: { ar: 'رحلة', en: 'Rihla' },
  /** E.164. */
  phone: '+966500000000',
  /** As it is dialled: a Saudi unified number. */
  hotline: '920000000',
  /** Digits for wa.me links. */
  whatsApp: '966500000000',
  email: 'hello@rihla.example',
} as const;
