import type { Departure } from '#contracts/api/departures';
import { type Availability, maximumAge, maximumDaysBefore, standardVat, usualAges } from '#contracts/api/offer-terms';
import type { CancellationStep } from '#contracts/api/program-parts';
import type { Prices } from '#contracts/api/program-prices';
import type { Program } from '#contracts/api/programs';
import { addDays, startOfRiyadhDay } from '#contracts/field-kit/calendar';
import {
  type OctoAvailability,
  type OctoPricing,
  type OctoProduct,
  type OctoUnit,
  type OctoUnitId,
  octoOption,
  octoUnits,
} from '#contracts/website/octo';
import { freeDaysIn, termsOf } from './cancellation.ts';
import { availabilityOf, hasPlaces, lastDayToAsk, upcomingDepartures } from './departures.ts';
import { adultAge, agesOf } from './party.ts';
import { halalas, lineOf, priceOn, pricesFor, vatIn } from './prices.ts';

/**
 * A program as a product of OCTO, with the lowest prices of what can still be had.
 * @param ofSite the terms of programs without own ones
 * @param today the Riyadh calendar day
 */
export function octoProduct(program: Program, ofSite: readonly CancellationStep[], today: string): OctoProduct {
  const internalName = program.texts.ar.trip_name;
  // Free of charge on no day: then OCTO's cutoff is the earliest that terms can have.
  const free = freeDaysIn(termsOf(program, ofSite)) ?? maximumDaysBefore;
  const requiredContactFields = ['firstName', 'lastName', 'phoneNumber'];
  return {
    ...{ id: program.id, internalName, reference: null, locale: 'ar', timeZone: 'Asia/Riyadh' },
    ...{ allowFreesale: false, instantConfirmation: false, instantDelivery: false },
    ...{ availabilityRequired: true, availabilityType: 'START_TIME' },
    ...{ deliveryFormats: [], deliveryMethods: [], redemptionMethod: 'MANIFEST' },
    ...{ defaultCurrency: 'SAR', availableCurrencies: ['SAR'], pricingPer: 'UNIT' },
    options: [
      {
        ...{ id: octoOption, default: true, internalName, reference: null, availabilityLocalStartTimes: ['00:00'] },
        cancellationCutoff: `${free} days`,
        cancellationCutoffAmount: free,
        cancellationCutoffUnit: 'day',
        requiredContactFields,
        restrictions: { minUnits: null, maxUnits: null },
        units: unitsOf(program, today),
      },
    ],
  };
}

/** The departures that have not begun as OCTO's availability, the earliest first. */
export const octoAvailability = (program: Program, today: string): OctoAvailability[] =>
  upcomingDepartures(program, today).map((departure) => availability(program, departure, today));

const statuses: Record<Availability, OctoAvailability['status']> = {
  available: 'AVAILABLE',
  freesale: 'FREESALE',
  limited: 'LIMITED',
  sold_out: 'SOLD_OUT',
  // OCTO has no waiting list: there is no place.
  waiting_list: 'SOLD_OUT',
  closed: 'CLOSED',
  // OCTO has no such status: nothing is kept that a partner could sell without asking.
  on_request: 'CLOSED',
};

function availability(program: Program, departure: Departure, today: string): OctoAvailability {
  const { id, from_date, to_date, capacity, seats_left } = departure;
  const status = statuses[availabilityOf(departure, today)];
  const available = ['AVAILABLE', 'FREESALE', 'LIMITED'].includes(status);
  const prices = pricesFor(program, departure);
  return {
    id,
    localDateTimeStart: localMidnight(from_date),
    localDateTimeEnd: localMidnight(addDays(to_date, 1)),
    utcCutoffAt: startOfRiyadhDay(addDays(lastDayToAsk(departure), 1)).toISOString(),
    ...{ allDay: true, available, status },
    vacancies: available ? seats_left : 0,
    capacity,
    ...{ maxUnits: null, openingHours: [] },
    unitPricing: octoUnits.flatMap((unitId) => {
      const pricing = pricingOf(prices, unitId, today);
      return pricing ? [{ unitId, ...pricing }] : [];
    }),
  };
}

/** Riyadh is UTC+3 all year. */
const localMidnight = (day: string) => `${day}T00:00:00+03:00`;

/** The travellers that the program or a coming departure has a price for. Rooms are no units: prices are for a double. */
function unitsOf(program: Program, today: string): OctoUnit[] {
  const upcoming = upcomingDepartures(program, today);
  const open = upcoming.filter((departure) => hasPlaces(availabilityOf(departure, today)));
  const shown = open.length > 0 ? open : upcoming;
  const priced = [
    ...shown.map((departure) => pricesFor(program, departure)),
    ...(shown.length ? [] : [pricesFor(program)]),
  ];
  const all = [...priced, ...upcoming.map((departure) => pricesFor(program, departure))];
  const known = new Map(
    octoUnits.flatMap((id) => {
      const first = all.find((prices) => lineOf(prices, id));
      return first ? [[id, first] as const] : [];
    }),
  );
  return [...known.keys()].map((id) => {
    const from = priced.flatMap((prices) => pricingOf(prices, id, today) ?? []).toSorted((a, b) => a.retail - b.retail);
    return {
      ...{ id, internalName: id, reference: null, type: id.toUpperCase() as Uppercase<OctoUnitId> },
      restrictions: {
        ...yearsOf(known, id),
        ...{ idRequired: false, minQuantity: null, maxQuantity: null, paxCount: 1 },
        accompaniedBy: id === 'child' || id === 'infant' ? ['adult'] : [],
      },
      requiredContactFields: [],
      pricingFrom: from.slice(0, 1),
    };
  });
}

/** An adult is who is no child and no senior. */
function yearsOf(known: ReadonlyMap<OctoUnitId, Prices>, id: OctoUnitId): { minAge: number; maxAge: number } {
  if (id !== 'adult') {
    const prices = known.get(id);
    const { from, to } = prices ? agesOf(prices, id) : usualAges[id];
    const minAge = from ?? 0;
    return { minAge, maxAge: to ?? Math.max(minAge, id === 'senior' ? maximumAge : adultAge - 1) };
  }
  const younger = (['child', 'infant'] as const).filter((unit) => known.has(unit));
  const oldest = Math.max(-1, ...younger.map((unit) => yearsOf(known, unit).maxAge));
  const minAge = Math.min(oldest + 1, maximumAge);
  const maxAge = known.has('senior') ? yearsOf(known, 'senior').minAge - 1 : maximumAge;
  return { minAge, maxAge: Math.max(minAge, maxAge) };
}

/** Undefined if the price is not known: 0 means so, except for infants, who may travel free of charge. */
function pricingOf(prices: Prices, id: OctoUnitId, today: string): OctoPricing | undefined {
  const line = lineOf(prices, id);
  if (!line || (line.price_sar === 0 && id !== 'infant')) return undefined;
  const retail = halalas(priceOn(line, prices, today));
  // OCTO's original price is never below what is paid.
  const original = Math.max(retail, halalas(line.price_sar));
  const tax = { name: `VAT ${standardVat}`, retail: vatIn(retail), original: vatIn(original), net: null };
  const includedTaxes = line.vat === 'standard' ? [tax] : [];
  return { original, retail, net: null, currency: 'SAR', currencyPrecision: 2, includedTaxes };
}
