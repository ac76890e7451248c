import { agency } from '#contracts/website/agency';

/**
 * The agency's terms as the site shows them (`#contracts/website/agency`). The values are placeholders for the
 * operator to replace.
 */
export const site = {
  ...agency,
  /** The rating of a program that staff have not rated (docs/product.md); null shows none. */
  defaultRating: 4.8 as number | null,
  /** Other bookings are refunded in full, minus processing fees, until this many days before departure. */
  fullRefundDays: 30,
} as const;
