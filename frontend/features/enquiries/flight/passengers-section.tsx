import { TravellerCounters } from '../traveller-counters.tsx';
import { TravelClassField } from './travel-class-field.tsx';

/** Who flies, and in which class. */
export function PassengersSection() {
  return (
    <>
      <TravellerCounters minimumAdults={1} />
      <TravelClassField />
    </>
  );
}
