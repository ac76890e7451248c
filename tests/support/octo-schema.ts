import * as z from 'zod/mini';

/**
 * OCTO's objects as its specification has them (https://docs.octo.travel, OpenAPI of the core and of octo/pricing), with
 * every field of the core required and no other allowed. Written apart from our own types, so that it contradicts them.
 */
const text = z.string().check(z.minLength(1));
const orNull = <Schema extends z.ZodMiniType>(schema: Schema) => z.nullable(schema);
const count = z.int().check(z.gte(0));
const instant = z.iso.datetime();
const localTime = z.iso.datetime({ offset: true });

const contactFields = z.array(
  z.enum([
    ...(['firstName', 'lastName', 'emailAddress', 'phoneNumber', 'country'] as const),
    ...(['notes', 'locales', 'allowMarketing', 'postalCode'] as const),
  ]),
);

const pricingShape = {
  original: count,
  retail: count,
  net: orNull(count),
  currency: z.literal('SAR'),
  currencyPrecision: z.literal(2),
  includedTaxes: z.array(z.strictObject({ name: text, retail: count, original: count, net: orNull(count) })),
};
type Amounts = { original: number; retail: number; includedTaxes: { retail: number }[] };
const adds = z.refine<Amounts>(
  ({ original, retail, includedTaxes }) =>
    original >= retail && includedTaxes.reduce((sum, tax) => sum + tax.retail, 0) <= retail,
);

const Unit = z
  .strictObject({
    id: text,
    internalName: text,
    reference: orNull(text),
    type: z.enum(['ADULT', 'YOUTH', 'CHILD', 'INFANT', 'FAMILY', 'SENIOR', 'STUDENT', 'MILITARY', 'OTHER']),
    restrictions: z.strictObject({
      minAge: count,
      maxAge: count,
      idRequired: z.boolean(),
      minQuantity: orNull(count),
      maxQuantity: orNull(count),
      paxCount: z.int().check(z.gte(1)),
      accompaniedBy: z.array(text),
    }),
    requiredContactFields: contactFields,
    pricingFrom: z.array(z.strictObject(pricingShape).check(adds)),
  })
  .check(z.refine(({ restrictions: { minAge, maxAge } }) => minAge <= maxAge));

const Option = z
  .strictObject({
    id: text,
    default: z.boolean(),
    internalName: text,
    reference: orNull(text),
    availabilityLocalStartTimes: z.array(z.string().check(z.regex(/^\d\d:\d\d$/))).check(z.minLength(1)),
    cancellationCutoff: text,
    cancellationCutoffAmount: count,
    cancellationCutoffUnit: z.enum(['minute', 'hour', 'day']),
    requiredContactFields: contactFields,
    restrictions: z.strictObject({ minUnits: orNull(count), maxUnits: orNull(count) }),
    units: z.array(Unit).check(z.minLength(1)),
  })
  .check(
    z.refine(({ units }) => new Set(units.map(({ id }) => id)).size === units.length),
    z.refine(({ units }) =>
      units.every(({ restrictions }) => restrictions.accompaniedBy.every((id) => units.some((unit) => unit.id === id))),
    ),
  );

export const Product = z.strictObject({
  id: text,
  internalName: text,
  reference: orNull(text),
  locale: z.enum(['ar', 'en']),
  timeZone: z.literal('Asia/Riyadh'),
  allowFreesale: z.boolean(),
  instantConfirmation: z.boolean(),
  instantDelivery: z.boolean(),
  availabilityRequired: z.boolean(),
  availabilityType: z.enum(['START_TIME', 'OPENING_HOURS']),
  deliveryFormats: z.array(z.enum(['PDF_URL', 'QRCODE', 'CODE128', 'PKPASS_URL', 'AZTECCODE'])),
  deliveryMethods: z.array(z.enum(['VOUCHER', 'TICKET'])),
  redemptionMethod: z.enum(['DIGITAL', 'PRINT', 'MANIFEST']),
  options: z.array(Option).check(z.refine((options) => options.filter((option) => option.default).length === 1)),
  defaultCurrency: z.literal('SAR'),
  availableCurrencies: z.array(z.literal('SAR')),
  pricingPer: z.enum(['BOOKING', 'UNIT']),
});

export const Availability = z
  .strictObject({
    id: text,
    localDateTimeStart: localTime,
    localDateTimeEnd: localTime,
    utcCutoffAt: instant,
    allDay: z.boolean(),
    available: z.boolean(),
    status: z.enum(['AVAILABLE', 'FREESALE', 'SOLD_OUT', 'LIMITED', 'CLOSED']),
    vacancies: orNull(count),
    capacity: orNull(count),
    maxUnits: orNull(count),
    openingHours: z.array(z.strictObject({ from: text, to: text })),
    unitPricing: z.array(z.strictObject({ unitId: text, ...pricingShape }).check(adds)),
  })
  .check(
    z.refine(({ localDateTimeStart, localDateTimeEnd }) => localDateTimeStart < localDateTimeEnd),
    z.refine(({ status, available }) => available === ['AVAILABLE', 'FREESALE', 'LIMITED'].includes(status)),
    // Null, or left out, for what has no limit.
    z.refine(({ status, vacancies }) => (status === 'FREESALE') === (vacancies === null)),
    z.refine(({ available, vacancies }) => (vacancies !== 0) === available),
    z.refine(({ capacity, vacancies }) => capacity === null || vacancies === null || vacancies <= capacity),
    // Less than half is left.
    z.refine(
      ({ status, capacity, vacancies }) =>
        !['AVAILABLE', 'LIMITED'].includes(status) || (vacancies ?? 0) * 2 < (capacity ?? 0) === (status === 'LIMITED'),
    ),
  );

export const Products = z.array(Product);
export const Availabilities = z.array(Availability);
