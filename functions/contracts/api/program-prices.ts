import * as z from 'zod/mini';
import { BusinessDate, orNull, riyals, wholeNumber } from '../field-kit/fields.ts';
import { isAged, maximumAge, maximumPrice, priceItems, vatCodes } from './offer-terms.ts';

const age = wholeNumber(0).check(z.lte(maximumAge));

/** One line of a price: riyals with tax for one traveller. */
export const PriceLine = z.object({
  item: z.enum(priceItems),
  price_sar: riyals(maximumPrice),
  /** The price until `early_until`; null if it is the same. */
  early_sar: orNull(riyals(maximumPrice)),
  vat: z.prefault(z.enum(vatCodes), 'standard'),
  /** In full years, both included; null for no limit, and for items without an age. */
  from_age: orNull(age),
  to_age: orNull(age),
});
export type PriceLine = z.infer<typeof PriceLine>;

/** Prices by traveller and room. */
export const Prices = z
  .object({
    lines: z.array(PriceLine).check(z.maxLength(priceItems.length)),
    /** The last day on which early prices hold. */
    early_until: orNull(BusinessDate),
    /** Riyals for each traveller, to hold a place; null if none is asked for. */
    deposit_sar: orNull(riyals(maximumPrice)),
  })
  .check(
    z.refine(({ lines }) => lines.some(({ item }) => item === 'adult'), {
      path: ['lines'],
      error: 'adult_price_required',
    }),
    z.refine(({ lines }) => new Set(lines.map(({ item }) => item)).size === lines.length, {
      path: ['lines'],
      error: 'listed_twice',
    }),
    z.refine(
      ({ lines }) =>
        lines.every(
          ({ item, from_age, to_age }) => !isAged(item) || from_age == null || to_age == null || from_age <= to_age,
        ),
      { path: ['lines'], error: 'ages_in_wrong_order' },
    ),
    z.refine(({ lines, early_until }) => early_until !== null || lines.every(({ early_sar }) => early_sar === null), {
      path: ['early_until'],
      error: 'required',
    }),
  );
export type Prices = z.infer<typeof Prices>;

export const pricesRulesInWords = [
  'prices have a line for an adult (adult_price_required), and each item once (listed_twice)',
  'from_age is not above to_age (ages_in_wrong_order)',
  'early prices need early_until (required)',
];
