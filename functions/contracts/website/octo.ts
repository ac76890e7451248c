/**
 * What the site publishes for partners' systems, in OCTO's words (https://docs.octo.travel): programs as products and
 * departures as availability, with OCTO's Pricing capability. docs/partners.md has what differs.
 */
const segment = encodeURIComponent;

/** In the order of lists. */
export const octoUnits = ['adult', 'senior', 'child', 'infant'] as const;
export type OctoUnitId = (typeof octoUnits)[number];

interface Tax {
  name: string;
  retail: number;
  original: number;
  net: null;
}

/** Whole halalas with tax. */
export interface OctoPricing {
  /** The price without an early price. */
  original: number;
  retail: number;
  /** The price of resellers is agreed with each. */
  net: null;
  currency: 'SAR';
  currencyPrecision: 2;
  includedTaxes: Tax[];
}

export interface OctoUnit {
  id: OctoUnitId;
  internalName: string;
  reference: null;
  type: Uppercase<OctoUnitId>;
  restrictions: {
    minAge: number;
    maxAge: number;
    idRequired: boolean;
    minQuantity: null;
    maxQuantity: null;
    paxCount: 1;
    accompaniedBy: OctoUnitId[];
  };
  requiredContactFields: string[];
  /** Empty if the price is not known. */
  pricingFrom: OctoPricing[];
}

export interface OctoProduct {
  id: string;
  internalName: string;
  reference: null;
  locale: string;
  timeZone: 'Asia/Riyadh';
  allowFreesale: false;
  instantConfirmation: false;
  instantDelivery: false;
  availabilityRequired: true;
  availabilityType: 'START_TIME';
  deliveryFormats: never[];
  deliveryMethods: never[];
  redemptionMethod: 'MANIFEST';
  defaultCurrency: 'SAR';
  availableCurrencies: ['SAR'];
  pricingPer: 'UNIT';
  options: {
    id: typeof octoOption;
    default: true;
    internalName: string;
    reference: null;
    availabilityLocalStartTimes: ['00:00'];
    cancellationCutoff: string;
    cancellationCutoffAmount: number;
    cancellationCutoffUnit: 'day';
    requiredContactFields: string[];
    restrictions: { minUnits: null; maxUnits: null };
    units: OctoUnit[];
  }[];
}

export interface OctoAvailability {
  /** The departure's. */
  id: string;
  localDateTimeStart: string;
  localDateTimeEnd: string;
  utcCutoffAt: string;
  allDay: true;
  available: boolean;
  status: 'AVAILABLE' | 'FREESALE' | 'LIMITED' | 'SOLD_OUT' | 'CLOSED';
  /** Null if no number of seats is kept. */
  vacancies: number | null;
  capacity: number | null;
  maxUnits: null;
  openingHours: never[];
  unitPricing: ({ unitId: OctoUnitId } & OctoPricing)[];
}

/** Each product has one option. */
export const octoOption = 'DEFAULT';

/** Everything below this path can be read from any origin. */
export const octoPath = '/octo/';

export const octoAddresses = {
  products: '/octo/products',
  product: (id: string): string => `/octo/products/${segment(id)}`,
  availability: (id: string): string => `/octo/availability/${segment(id)}`,
} as const;

export type OctoAt = { of: 'octo-products' } | { of: 'octo-product' | 'octo-availability'; id: string };

/**
 * Returns the OCTO data that an address names; undefined if it names none.
 * @param path decoded
 */
export function octoAt(path: string): OctoAt | undefined {
  if (path === octoAddresses.products) return { of: 'octo-products' };
  const [, of, id] = path.match(/^\/octo\/(products|availability)\/([\w-]{1,64})$/) ?? [];
  if (!id) return undefined;
  return { of: of === 'products' ? 'octo-product' : 'octo-availability', id };
}

/**
 * Returns the key in the site's bucket of an address, to which the CDN maps it. Nobody reaches it but by the address.
 */
export const octoKey = (address: string): string => `data${address}.json`;
