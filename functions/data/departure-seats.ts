import { departureKey } from './departure-items.ts';
import { getItem, onConditionFailed, updateItem } from './dynamo.ts';

interface Seats {
  program_id: string;
  departure_id: string;
  number: number;
}

/**
 * Takes seats of a departure for a quote, in one conditional write and once for each quote. The version rises, so that a
 * form that a colleague has open conflicts.
 * @returns `uncounted` for a departure that does not count its seats; `none` if it has too few, or is gone
 */
export async function takeSeats(
  quoteId: string,
  { program_id, departure_id, number }: Seats,
): Promise<'taken' | 'none' | 'uncounted'> {
  const key = departureKey(program_id, departure_id);
  const taken = updateItem('Departures', key, {
    UpdateExpression:
      'SET seats_left = seats_left - :number, updated_at = :now, taken_by = list_append(if_not_exists(taken_by, :none), :quotes) ADD version :one',
    ConditionExpression:
      'attribute_exists(pk) AND seats_left >= :number AND (attribute_not_exists(taken_by) OR NOT contains(taken_by, :quote))',
    values: {
      ...{ ':number': number, ':now': new Date().toISOString(), ':none': [], ':quotes': [quoteId], ':quote': quoteId },
      ':one': 1,
    },
  });
  return onConditionFailed<'taken', 'taken' | 'none' | 'uncounted'>(
    taken.then(() => 'taken'),
    async () => {
      const item = await getItem('Departures', key);
      if (item?.taken_by?.includes(quoteId)) return 'taken';
      // The departure of the days typed with a program is not stored, and counts none.
      const isCounted = item ? item.seats_left !== null : departure_id !== program_id;
      return isCounted ? 'none' : 'uncounted';
    },
  );
}
