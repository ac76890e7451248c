import * as z from 'zod/mini';
import { orNull } from '../../field-kit/fields.ts';
import { choice, count, longText, optionalDay, people, UpcomingDay } from './field.ts';

export const hotelLevels = ['budget', 'standard', 'premium', 'luxury'] as const;
export const tripTypes = ['solo', 'couple', 'family', 'group'] as const;

/** The fields of a custom journey request, in the order of forms and views. */
export const customFields = {
  special_destination: { ...longText(500), column: 'destination' },
  trip_start_date: { ...optionalDay(), form: orNull(UpcomingDay) },
  number_of_days: {
    ...count(1),
    schema: z.int({ error: 'invalid_trip_duration' }).check(z.gte(1, { error: 'invalid_trip_duration' })),
  },
  hotel_level: choice(hotelLevels),
  trip_type: choice(tripTypes),
  adults: people(0),
  children: people(0),
  infants: people(0),
  travel_expert_help: longText(3000),
} as const;
