import { useState } from 'react';
import { type ChosenParty, partyFor, usualParty } from '#catalogue/party';
import { type Total, totalFor } from '#catalogue/prices';
import type { Program } from '#contracts/api/programs';
import { useToday } from '#shared/lib/use-today.ts';
import { askForDates } from './asked-dates.ts';
import { askable, type DepartureView, departureViews } from './departure-view.ts';

/** The departure and the party that a visitor has chosen on a program's page, and what follows from them. */
export interface ChosenDates {
  /** All that visitors may see. */
  departures: DepartureView[];
  /** The departures that can be chosen. */
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
  };
}

/** Returns what a party pays for a departure. */
export const totalOf = ({ prices }: DepartureView, party: ChosenParty, today: string): Total | undefined =>
  totalFor(prices, partyFor(prices, party), today);

/** True if visitors choose dates and party: staff keep departures or prices by traveller. */
export const hasChoice = ({ departures, prices }: Program): boolean => departures !== null || prices !== null;
