import type { Season } from '#contracts/api/seasons';
import { isSet, listChoices } from '#contracts/website/list-choices';
import { type ListFilter, type ProgramListQuery, wholeList } from '#contracts/website/program-list';
import type { ListOptions } from '#contracts/website/published-data';

/** A list that differs from an empty one in one filter. */
export interface NearList {
  name: ListFilter;
  value: string;
  /** The number of its programs. */
  count: number;
}

const mostMonths = 2;

/** Returns the lists with programs that differ least from one without: another month, a higher budget, any place. */
export function nearestLists(
  query: ProgramListQuery,
  { counts, months }: Pick<ListOptions, 'counts' | 'months'>,
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
    where: [first('where', [...(where.length > 2 ? [where.slice(0, 2)] : []), wholeList.where])],
    nights: [first('nights', [wholeList.nights])],
    travellers: [first('travellers', [wholeList.travellers])],
    destination: [first('destination', [wholeList.destination])],
    type: [first('type', [wholeList.type])],
  };
  return (Object.keys(candidates) as ListFilter[])
    .filter((name) => isSet(query, name))
    .flatMap((name) =>
      candidates[name]
        .filter((value) => value !== undefined)
        .map((value) => ({ name, value, count: countOf(name, value) })),
    );
}

const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
