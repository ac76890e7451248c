import * as z from 'zod/mini';
import { priceItems, vatCodes } from '#contracts/api/offer-terms';
import type { Prices } from '#contracts/api/program-prices';

/** The stored form of prices: whole halalas. */
const StoredPriceLine = z.object({
  item: z.enum(priceItems),
  price_halalas: z.int(),
  early_halalas: z.nullable(z.int()),
  vat: z.enum(vatCodes),
  from_age: z.nullable(z.int()),
  to_age: z.nullable(z.int()),
});

export const StoredPrices = z.object({
  lines: z.array(StoredPriceLine),
  early_until: z.nullable(z.string()),
  deposit_halalas: z.nullable(z.int()),
});
type StoredPrices = z.infer<typeof StoredPrices>;

export const halalas = (riyals: number): number => Math.round(riyals * 100);
const orNone = (riyals: number | null) => (riyals === null ? null : halalas(riyals));
const riyals = (whole: number | null) => (whole === null ? null : whole / 100);

export const storedPrices = ({ lines, early_until, deposit_sar }: Prices): StoredPrices => ({
  lines: lines.map(({ price_sar, early_sar, ...line }) => ({
    ...line,
    price_halalas: halalas(price_sar),
    early_halalas: orNone(early_sar),
  })),
  early_until,
  deposit_halalas: orNone(deposit_sar),
});

export const toPrices = ({ lines, early_until, deposit_halalas }: StoredPrices): Prices => ({
  lines: lines.map(({ price_halalas, early_halalas, ...line }) => ({
    ...line,
    price_sar: price_halalas / 100,
    early_sar: riyals(early_halalas),
  })),
  early_until,
  deposit_sar: riyals(deposit_halalas),
});
