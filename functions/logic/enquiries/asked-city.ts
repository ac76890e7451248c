import { longestCity } from '#contracts/api/figure-filter-rules';
import type { Item } from '../../data/dynamo.ts';

/** Where the customer of a request without a program goes, without the airport's code; null if no place is named. */
export function askedCity(request: Item): string | null {
  const { program_id, main_arrival, destination, special_destination } = request;
  const text: unknown = main_arrival ?? destination ?? special_destination;
  if (program_id || typeof text !== 'string') return null;
  const city = text.replace(/\s*\([A-Z]{3}\)\s*$/, '').trim();
  return city && city.length <= longestCity && !city.includes('\n') ? city : null;
}
