import { upcomingDepartures } from '#catalogue/departures';
import { type Offer, offerOf } from '#catalogue/offer';
import type { Departure } from '#contracts/api/departures';
import type { ListedDraft } from '#contracts/api/program-drafts';
import type { Program } from '#contracts/api/programs';
import { addDays } from '#contracts/field-kit/calendar';
import { latinDigits } from '#shared/lib/latin-digits.ts';
import { withDraftFacts } from '../../features/programs/drafts/draft-facts.ts';
import { type ProgramState, stateOf } from '../../features/programs/drafts/program-state.ts';
import { missingEnglish, missingInDepartures } from '../../features/programs/missing-english.ts';
import { toValues } from '../../features/programs/program-values.ts';

/** A program with what the list says of it, worked out once for each change of the list. */
export interface ListedProgram {
  program: Program;
  /** The program as the server has it: `program` of a new one has name, days and price of its draft. */
  stored: Program;
  hasDraft: boolean;
  /** The reason why the program is not published as planned. */
  refused: ListedDraft['refused'];
  offer: Offer;
  /** The next departure, which `offer` names: one that is sold out only if all are. */
  next: Departure | undefined;
  /** False if nobody has typed its days yet. */
  hasDays: boolean;
  /** The number of texts that are there in Arabic only. */
  missing: number;
  state: ProgramState;
  /** When it or its draft was last changed. */
  changedAt: string;
  /** Names and cities in all languages, to search in. */
  words: string;
}

/** @param drafts those with unpublished changes, by the programs' ids */
export const listed = (
  programs: readonly Program[],
  today: string,
  drafts: ReadonlyMap<string, ListedDraft> = new Map(),
): ListedProgram[] =>
  programs.map((stored) => {
    const draft = drafts.get(stored.id);
    const program = withDraftFacts(stored, draft);
    const { texts, photo_records } = program;
    const offer = offerOf(program, today);
    return {
      program,
      stored,
      hasDraft: draft !== undefined,
      refused: draft?.refused ?? null,
      offer,
      next: nextDeparture(program, offer, today),
      missing:
        missingInDepartures(program.departures) +
        missingEnglish(
          toValues(program),
          photo_records.map(({ id }) => id),
        ),
      hasDays: program.version > 0 || program.departures !== null || Boolean(draft?.from_date && draft.to_date),
      state: stateOf(program, draft !== undefined),
      changedAt: draft && draft.saved_at > program.updated_at ? draft.saved_at : program.updated_at,
      words: searchable([texts.ar.trip_name, texts.ar.city, texts.en?.trip_name, texts.en?.city].join('\n')),
    };
  });

function nextDeparture(program: Program, { from_date, left }: Offer, today: string): Departure | undefined {
  const onThatDay = upcomingDepartures(program, today).filter((departure) => departure.from_date === from_date);
  return onThatDay.find(({ seats_left }) => seats_left === left) ?? onThatDay[0];
}

export const onlyChoices = ['any', 'soon', 'onRequest', 'missingEnglish'] as const;
export type Only = (typeof onlyChoices)[number];

export const orders = ['newest', 'changed', 'departure', 'price', 'name'] as const;
export type Order = (typeof orders)[number];

export interface Narrowing {
  q: string;
  only: Only;
  order: Order;
  state: ProgramState | 'any';
}

/** `soon` reaches as many days ahead. */
export const soonDays = 30;

const searchable = (text: string) => latinDigits(text).toLowerCase().replace(/[أإآ]/g, 'ا').replace(/ة/g, 'ه');

/** The programs that a search and a filter let through, in an order. `newest` is the order of the list itself. */
export function narrowed(programs: readonly ListedProgram[], { q, only, order, state }: Narrowing, today: string) {
  const sought = searchable(q).split(/\s+/).filter(Boolean);
  const soon = addDays(today, soonDays);
  const isShown: Record<Only, (one: ListedProgram) => boolean> = {
    any: () => true,
    soon: ({ next }) => next !== undefined && next.from_date <= soon,
    onRequest: ({ offer }) => offer.onRequest,
    missingEnglish: ({ missing }) => missing > 0,
  };
  const hasState = (one: ListedProgram) => state === 'any' || one.state === state;
  const found = programs.filter(
    (one) => sought.every((word) => one.words.includes(word)) && isShown[only](one) && hasState(one),
  );
  const by: Record<Order, ((one: ListedProgram, other: ListedProgram) => number) | undefined> = {
    newest: undefined,
    changed: (one, other) => text(other.changedAt, one.changedAt),
    // Programs without a coming departure come last.
    departure: (one, other) => text(one.next?.from_date ?? '9', other.next?.from_date ?? '9'),
    price: (one, other) => one.offer.price_sar - other.offer.price_sar,
    name: (one, other) => one.words.localeCompare(other.words),
  };
  const compare = by[order];
  return compare ? found.toSorted(compare) : found;
}

const text = (one: string, other: string) => (one < other ? -1 : Number(one > other));
