import { useState } from 'react';
import { agesOfChildren, type ChosenParty, partyFor, usualParty } from '#catalogue/party';
import { type Total, totalFor } from '#catalogue/prices';
import type { Program } from '#contracts/api/programs';
import { useToday } from '#shared/lib/use-today.ts';
import { type AskedDates, askedInQuery, askForDates } from './asked-dates.ts';
import { askable, type DepartureView, departureViews } from './departure-view.ts';

/** The departure and the party that a visitor has chosen on a program's page, and what follows from them. */
export interface ChosenDates {
  /** All that visitors may see. */
  departures: DepartureView[];
  /** Those that can be chosen. */
  askable: DepartureView[];
  /** Undefined if none can be asked for. */
  chosen: DepartureView | undefined;
  party: ChosenParty;
  /** Undefined if only an expert can say it. */
  total: Total | undefined;
  /** The address of the form for a departure; by default the chosen one. */
  addressOf: (departure?: DepartureView) => string;
  choose: (departureId: string) => void;
  setParty: (party: ChosenParty) => void;
  /** Takes what the reader has chosen in the form before the scripts ran. */
  take: (served: FormData) => void;
}

export function useChosenDates(program: Program): ChosenDates {
  const today = useToday();
  const [chosenId, choose] = useState<string>();
  const [party, setParty] = useState(usualParty);
  const departures = departureViews(program, today);
  const open = askable(departures);
  const chosen = open.find(({ id }) => id === chosenId) ?? open.find(({ hasPlaces }) => hasPlaces) ?? open[0];
  return {
    departures,
    askable: open,
    chosen,
    party,
    total: chosen && totalOf(chosen, party, today),
    addressOf: (departure = chosen) => askForDates(program.id, { departure: departure?.id ?? program.id, party }),
    choose,
    setParty,
    take: (served) => {
      const asked = askedInForm(served, chosen);
      if (!asked) return;
      choose(asked.departure);
      setParty(asked.party);
    },
  };
}

/** Before the scripts run the form has no control for the ages of children: they are the youngest that can be chosen. */
function askedInForm(served: FormData, chosen: DepartureView | undefined): AskedDates | undefined {
  const text = [...served].map(([name, value]) => [name, String(value)]);
  const asked = askedInQuery(new URLSearchParams(text));
  const youngest = chosen && agesOfChildren(chosen.prices)[0];
  if (!asked || youngest === undefined) return asked;
  const unstated = Math.max(0, Number(served.get('children') ?? 0) - asked.party.ages.length);
  return { ...asked, party: { ...asked.party, ages: [...asked.party.ages, ...Array(unstated).fill(youngest)] } };
}

/** What a party pays for a departure. */
export const totalOf = ({ prices }: DepartureView, party: ChosenParty, today: string): Total | undefined =>
  totalFor(prices, partyFor(prices, party), today);

/** True if visitors choose dates and party: staff keep departures or prices by traveller. */
export const hasChoice = ({ departures, prices }: Program): boolean => departures !== null || prices !== null;
