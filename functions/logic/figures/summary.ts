import { EnquiryType } from '#contracts/api/enquiries';
import { mostRows, type PeriodFigures } from '#contracts/api/figures';
import { summaryOf } from '../desk/answer-report.ts';
import type { Fact } from './facts.ts';

type Summary = Omit<PeriodFigures, 'from' | 'to' | 'programs' | 'complete'> & {
  programs: Omit<PeriodFigures['programs'][number], 'trip_name'>[];
};

/** Puts facts in figures. Those before the first day are the period before. */
export function summarize(facts: readonly Fact[], from: string, { withPeople }: { withPeople: boolean }): Summary {
  const [now, before] = [facts.filter(({ day }) => day >= from), facts.filter(({ day }) => day < from)];
  const answers = (some: readonly Fact[]) => summaryOf(some.flatMap(({ outcomes }) => outcomes));
  const of = (type: EnquiryType) => (fact: Fact) => fact.type === type;
  return {
    types: EnquiryType.options.map((type) => ({
      ...{ type, count: now.filter(of(type)).length, previous: before.filter(of(type)).length },
    })),
    sources: grouped(now, before, ({ source, entered }) => JSON.stringify([source, entered])).map(
      ({ key, some, count, previous }) => {
        const [source, entered] = JSON.parse(key) as [string | null, boolean];
        return { source, entered, count, previous, ...salesOf(some) };
      },
    ),
    programs: grouped(now, before, ({ program_id }) => program_id).map(({ key, count, previous }) => ({
      ...{ program_id: key, count, previous },
    })),
    cities: grouped(now, before, ({ city }) => city?.toLowerCase() ?? null).map(
      ({ some, others, count, previous }) => ({
        ...{ city: commonSpelling([...some, ...others]), count, previous },
      }),
    ),
    answers: { now: answers(now).total, before: answers(before).total },
    sales: { now: salesOf(now), before: salesOf(before) },
    people: withPeople ? peopleOf(now, before) : null,
  };
}

/** Groups with their requests of both periods, the largest first, up to `mostRows`. Those without a key are left out. */
function grouped(now: readonly Fact[], before: readonly Fact[], keyOf: (fact: Fact) => string | null) {
  const [ours, theirs] = [Map.groupBy(now, keyOf), Map.groupBy(before, keyOf)];
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .flatMap((key) => {
      if (key === null) return [];
      const [some, others] = [ours.get(key) ?? [], theirs.get(key) ?? []];
      return [{ key, some, others, count: some.length, previous: others.length }];
    })
    .toSorted(
      (one, other) => other.count - one.count || other.previous - one.previous || (one.key < other.key ? -1 : 1),
    )
    .slice(0, mostRows);
}

/** How most of them write it; of equals, the first in the alphabet. */
function commonSpelling(facts: readonly Fact[]): string {
  const spellings = [...Map.groupBy(facts, ({ city }) => city ?? '')];
  const [first] = spellings.toSorted(
    ([one, some], [other, others]) => others.length - some.length || (one < other ? -1 : 1),
  );
  return first?.[0] ?? '';
}

function salesOf(facts: readonly Fact[]) {
  const [offered, won] = [facts.filter((fact) => fact.offered), facts.filter((fact) => fact.won)];
  const sar = (some: readonly Fact[]) => some.reduce((sum, { value }) => sum + value, 0) / 100;
  return {
    ...{ received: facts.length, offered: offered.length, offered_sar: sar(offered) },
    ...{ won: won.length, won_sar: sar(won) },
  };
}

/** By address: a name may have changed. The busiest first. */
function peopleOf(now: readonly Fact[], before: readonly Fact[]): NonNullable<Summary['people']> {
  const [ours, theirs] = [workIn(now), workIn(before)];
  return [...new Set([...ours.emails, ...theirs.emails])]
    .flatMap((email) => {
      const by = ours.authorOf(email) ?? theirs.authorOf(email);
      return by ? [{ by: { email: by.email, name: by.name }, ...ours.of(email), before: theirs.of(email) }] : [];
    })
    .toSorted(
      (one, other) =>
        workOf(other) - workOf(one) ||
        workOf(other.before) - workOf(one.before) ||
        (one.by.email < other.by.email ? -1 : 1),
    )
    .slice(0, mostRows);
}

/** The answers that each person gave, and the sales of the requests that each has. */
function workIn(facts: readonly Fact[]) {
  const owned = Map.groupBy(facts, ({ owner }) => owner?.email);
  const given = Map.groupBy(
    facts.flatMap(({ outcomes }) => outcomes),
    ({ by }) => by?.email,
  );
  return {
    emails: [...owned.keys(), ...given.keys()],
    authorOf: (email: string | undefined) => owned.get(email)?.[0]?.owner ?? given.get(email)?.[0]?.by,
    of: (email: string | undefined) => {
      const { answered, kept, median_minutes } = summaryOf(given.get(email) ?? []).total;
      return { answered, kept, median_minutes, ...salesOf(owned.get(email) ?? []) };
    },
  };
}

const workOf = ({ answered, received }: { answered: number; received: number }) => answered + received;
