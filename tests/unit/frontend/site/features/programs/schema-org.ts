/**
 * What a validator of schema.org asks of the types that we use: the properties that search engines require, and the
 * form of their values. https://developers.google.com/search/docs/appearance/structured-data
 */
type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value.trim() !== '';
const isAddress: Check = (value) => typeof value === 'string' && /^(https?:\/\/|__)/.test(value);
const isDay: Check = (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
const isPrice: Check = (value) => typeof value === 'number' && value > 0 && Number.isInteger(Math.round(value * 100));
const isCurrency: Check = (value) => value === 'SAR';
const isPosition: Check = (value) => Number.isInteger(value) && Number(value) > 0;
const isAvailability: Check = (value) =>
  [
    'BackOrder',
    'Discontinued',
    'InStock',
    'InStoreOnly',
    'LimitedAvailability',
    'MadeToOrder',
    'OnlineOnly',
    'OutOfStock',
    'PreOrder',
    'PreSale',
    'Reserved',
    'SoldOut',
  ].some((name) => value === `https://schema.org/${name}`);
const isThing: Check = (value) => typeof value === 'object' && value !== null;

interface Rules {
  required: Record<string, Check>;
  optional?: Record<string, Check>;
}

const rules: Record<string, Rules> = {
  TouristTrip: {
    required: { name: isText, url: isAddress, image: Array.isArray, itinerary: isThing, provider: isThing },
    optional: { description: isText, departureTime: isDay, arrivalTime: isDay, offers: isThing },
  },
  Offer: {
    required: {
      url: isAddress,
      price: isPrice,
      priceCurrency: isCurrency,
      availability: isAvailability,
      validThrough: isDay,
    },
  },
  Product: {
    required: { name: isText, url: isAddress, image: Array.isArray, offers: isThing, brand: isThing },
    optional: { description: isText },
  },
  AggregateOffer: {
    required: {
      url: isAddress,
      lowPrice: isPrice,
      highPrice: isPrice,
      priceCurrency: isCurrency,
      offerCount: isPosition,
    },
  },
  ItemList: { required: { numberOfItems: isPosition, itemListElement: Array.isArray } },
  ListItem: { required: { position: isPosition, item: isThing } },
  Place: { required: { name: isText } },
};

/** Lists what is wrong with structured data, by path: `offers.0.price`. */
export function faultsOf(data: unknown, path = ''): string[] {
  if (Array.isArray(data)) return data.flatMap((one, index) => faultsOf(one, `${path}.${index}`));
  if (typeof data !== 'object' || data === null) return [];
  const { '@type': type, '@id': id, ...values } = data as Record<string, unknown>;
  // A reference to something that is described elsewhere.
  if (id && !type) return [];
  const known = rules[String(type)];
  if (!known) return [`${path}: unknown type ${type}`];
  const all = { ...known.required, ...known.optional };
  const missing = Object.keys(known.required).filter((name) => !(name in values));
  return [
    ...missing.map((name) => `${path}.${name}: missing`),
    ...Object.entries(values).flatMap(([name, value]) => {
      const check = all[name];
      if (!check) return [`${path}.${name}: unknown property`];
      return check(value) ? faultsOf(value, `${path}.${name}`) : [`${path}.${name}: ${JSON.stringify(value)}`];
    }),
  ];
}
