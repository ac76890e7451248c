import { ProblemError } from '../errors.ts';
import { backOff } from './back-off.ts';
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

/** A departure that somebody changes meanwhile is read again so many times. */
const attempts = 12;

/**
 * Gives back the seats of a quote, once however often it is called, and never more than the departure has. Does nothing
 * if it has none of them, or is gone.
 * @throws ProblemError `version_conflict` after many attempts
 */
export async function giveBackSeats(quoteId: string, { program_id, departure_id, number }: Seats): Promise<void> {
  const key = departureKey(program_id, departure_id);
  const pause = backOff();
  for (let attempt = 0; attempt < attempts; attempt++) {
    const item = await getItem('Departures', key);
    const place = item?.taken_by?.indexOf(quoteId) ?? -1;
    if (!item || place < 0) return;
    const { seats_left, capacity, version } = item;
    const left = seats_left === null ? null : Math.min(seats_left + number, capacity ?? Number.POSITIVE_INFINITY);
    const given = updateItem('Departures', key, {
      UpdateExpression: `SET seats_left = :left, updated_at = :now REMOVE taken_by[${place}] ADD version :one`,
      ConditionExpression: `version = :version AND taken_by[${place}] = :quote`,
      values: {
        ...{ ':left': left, ':now': new Date().toISOString(), ':quote': quoteId },
        ...{ ':version': version, ':one': 1 },
      },
    });
    const isGiven = await onConditionFailed<boolean, boolean>(
      given.then(() => true),
      () => false,
    );
    if (isGiven) return;
    if (!(await pause())) break;
  }
  throw new ProblemError('version_conflict');
}
