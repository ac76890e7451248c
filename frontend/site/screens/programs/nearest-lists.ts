import type { Season } from '#contracts/api/seasons';
import { isSet, listChoices } from '#contracts/website/list-choices';
import { type ListFilter, type ProgramListQuery, wholeList } from '#contracts/website/program-list';
import type { ListOptions } from '#contracts/website/published-data';

/** A list with programs that has most of the chosen filters. */
export interface NearList {
  name: ListFilter;
  /** The value of this filter in the list. */
  value: string;
  query: ProgramListQuery;
  /** The number of its programs. */
  count: number;
}

const mostMonths = 2;

/**
 * Returns the lists with programs that differ least from one without: another month, a higher budget, any place. If no
 * other value of one filter helps, those with one of the chosen filters.
 */
export function nearestLists(
  query: ProgramListQuery,
  { counts, months, alone = {} }: Omit<ListOptions, 'places'>,
  seasons: readonly Season[],
): NearList[] {
  const { where, when, budget } = query;
  const countOf = (name: ListFilter, value: string) => counts[name][value] ?? 0;
  const first = (name: ListFilter, values: readonly string[]) => values.filter((value) => countOf(name, value) > 0)[0];
  const from = monthNumber(seasons.find(({ id }) => id === when)?.from ?? when);
  const distance = (month: string) => Math.abs(monthNumber(month) - from);
  const otherMonths = months
    .map(({ value }) => value)
    .filter((value) => value !== when && countOf('when', value) > 0)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, mostMonths);
  const budgets: readonly string[] = listChoices.budget;
  const candidates: Record<ListFilter, (string | undefined)[]> = {
    when: otherMonths.length > 0 ? otherMonths : [first('when', [wholeList.when])],
    budget: [first('budget', [...budgets.slice(budgets.indexOf(budget) + 1), wholeList.budget])],
    party: [first('party', [wholeList.party])],
    where: [first('where', [...(where.length > 2 ? [where.slice(0, 2)] : []), wholeList.where])],
    nights: [first('nights', [wholeList.nights])],
    travellers: [first('travellers', [wholeList.travellers])],
    destination: [first('destination', [wholeList.destination])],
    type: [first('type', [wholeList.type])],
  };
  const chosen = (Object.keys(candidates) as ListFilter[]).filter((name) => isSet(query, name));
  const nearest = chosen.flatMap((name) =>
    candidates[name]
      .filter((value) => value !== undefined)
      .map((value) => ({ name, value, query: { ...query, [name]: value }, count: countOf(name, value) })),
  );
  if (nearest.length > 0) return nearest;
  return chosen
    .map((name) => ({
      ...{ name, value: query[name], count: alone[name] ?? 0 },
      query: { ...wholeList, order: query.order, [name]: query[name] },
    }))
    .filter(({ count }) => count > 0);
}

const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
