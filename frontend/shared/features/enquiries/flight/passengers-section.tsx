import { TravellerCounters } from '../traveller-counters.tsx';
import { TravelClassField } from './travel-class-field.tsx';

/** Passengers and travel class. */
export function PassengersSection() {
  return (
    <>
      <TravellerCounters minimumAdults={1} />
      <TravelClassField />
    </>
  );
}
