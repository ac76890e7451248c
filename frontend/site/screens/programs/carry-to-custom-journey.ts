import type { Season } from '#contracts/api/seasons';
import { isSet } from '#contracts/website/list-choices';
import type { ListFilter, ProgramListQuery } from '#contracts/website/program-list';
import type { CustomValues } from '#shared/features/enquiries/custom/custom-values.ts';
import { createDraft } from '#shared/features/enquiries/draft.ts';
import type { FilterTexts } from './use-filter-texts.ts';

interface Chosen {
  texts: Pick<FilterTexts, 'chosen'>;
  seasons: readonly Season[];
  /** The Riyadh calendar day. */
  today: string;
}

/** The filters that the form has no field for. */
const noted = ['type', 'budget'] as const satisfies ListFilter[];

/** The values of the custom journey's form that say the same as the filters. */
export function customJourneyFrom(query: ProgramListQuery, { texts, seasons, today }: Chosen): Partial<CustomValues> {
  const { where, when, nights, party, travellers } = query;
  const [adults, children] = party.split('-').map(Number);
  const place = (['where', 'destination'] as const).find((name) => isSet(query, name));
  const first = seasons.find(({ id }) => id === when)?.from ?? `${when}-01`;
  const notes = noted.filter((name) => isSet(query, name)).map((name) => texts.chosen(name, query[name]));
  return {
    ...(place && { special_destination: texts.chosen(place, place === 'where' ? where : query[place]) }),
    ...(isSet(query, 'when') && first > today && { trip_start_date: first }),
    ...(isSet(query, 'nights') && { number_of_days: Number.parseInt(nights, 10) + 1 }),
    ...(isSet(query, 'travellers') && { adults: Number(travellers) }),
    ...(isSet(query, 'party') && { adults, ...(children && { children }) }),
    ...(notes.length > 0 && { travel_expert_help: notes.join('\n') }),
  };
}

/** Fills the custom journey's form with what was chosen, unless the visitor has begun to fill it. */
export function carryToCustomJourney(query: ProgramListQuery, chosen: Chosen): void {
  const draft = createDraft<Partial<CustomValues>>('custom-request');
  const values = customJourneyFrom(query, chosen);
  if (!draft.read() && Object.keys(values).length > 0) draft.write(values);
}
