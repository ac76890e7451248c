import type { EnquiryType } from '#contracts/api/enquiries';
import { keepsSearch } from '#contracts/api/view-rules';
import type { View, ViewBody } from '#contracts/api/views';
import { type EnquiryFilters, viewNames } from '../enquiries/enquiry-filters.ts';
import { listAddress } from '../enquiries/type-paths.ts';
import { hasLook, inOrder, type ListLook, lookNames, writeLook } from './list-look.ts';

/** The parameter of the address that names the chosen view. */
export const viewParameter = 'view';

/** The state of a screen of requests. */
export interface Shown {
  type: EnquiryType | undefined;
  filters: EnquiryFilters;
  look: ListLook;
}

type ViewState = Omit<ViewBody, 'id' | 'title'>;

/** The part of the screen's state that a view stores: all but a search for one customer. */
export function stateOf({ type, filters, look }: Shown): ViewState {
  const kept = viewNames.map((name) => [name, filters[name] ?? null]);
  return {
    type: type ?? null,
    ...(Object.fromEntries(kept) as Pick<ViewState, (typeof viewNames)[number]>),
    q: filters.q && keepsSearch(filters.q) ? filters.q : null,
    density: look.density,
    hidden: inOrder(look.hidden),
  };
}

/** True if the screen shows what the view keeps. A search for one customer narrows a view and does not change it. */
export function isShown(view: View, shown: Shown): boolean {
  const state = stateOf(shown);
  const names = Object.keys(state) as (keyof ViewState)[];
  return names.every((name) => String(view[name] ?? '') === String(state[name] ?? ''));
}

/** The address of a view: its filters, order and look, and its id, so that the screen can name it. */
export function viewAddress({ id, type, density, hidden, ...view }: View): string {
  const given = viewNames.flatMap((name) => (view[name] ? [[name, view[name]]] : []));
  const filters: EnquiryFilters = Object.fromEntries(given);
  return listAddress(type, filters, writeLook(new URLSearchParams({ [viewParameter]: id }), { density, hidden }));
}

/** The parts of an address that go with the list to another kind: the chosen view and the look. */
export const keptFor = (query: URLSearchParams) =>
  new URLSearchParams([...query].filter(([name]) => [viewParameter, ...lookNames].includes(name)));

/** The id of the view that an address names and nothing else: whoever sends it means all that the view keeps. */
export function viewAlone(query: URLSearchParams): string | null {
  const isAlone = !hasLook(query) && viewNames.every((name) => !query.has(name));
  return isAlone ? query.get(viewParameter) : null;
}
