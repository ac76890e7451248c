import type { EnquiryType } from '#contracts/api/enquiries';
import { type ViewColumn, viewColumns } from '#contracts/api/view-rules';
import type { View, ViewBody } from '#contracts/api/views';
import { type EnquiryFilters, viewNames } from '../enquiries/enquiry-filters.ts';
import { listAddress } from '../enquiries/type-paths.ts';
import { type ListLook, setListLook } from './use-list-look.ts';

/** The parameter of the address that names the chosen view. */
export const viewParameter = 'view';

/** The state of a screen of requests. */
export interface Shown {
  type: EnquiryType | undefined;
  filters: EnquiryFilters;
  look: ListLook;
}

type ViewState = Omit<ViewBody, 'id' | 'title'>;

/** The part of the screen's state that a view stores: all but the search, which may name a customer. */
export function stateOf({ type, filters, look }: Shown): ViewState {
  const kept = viewNames.map((name) => [name, filters[name] ?? null]);
  return {
    type: type ?? null,
    ...(Object.fromEntries(kept) as Pick<ViewState, (typeof viewNames)[number]>),
    density: look.density,
    hidden: inOrder(look.hidden),
  };
}

const inOrder = (hidden: readonly ViewColumn[]) => viewColumns.filter((column) => hidden.includes(column));

/** True if the screen shows what the view keeps. A search narrows a view and does not change it. */
export function isShown(view: View, shown: Shown): boolean {
  const state = stateOf(shown);
  const names = Object.keys(state) as (keyof ViewState)[];
  return names.every((name) => String(view[name] ?? '') === String(state[name] ?? ''));
}

/** The address of a view: its filters and order, and its id, so that the screen can name it. */
export function viewAddress({ id, type, ...view }: View): string {
  const given = viewNames.flatMap((name) => (view[name] ? [[name, view[name]]] : []));
  const filters: EnquiryFilters = Object.fromEntries(given);
  return listAddress(type, filters, new URLSearchParams({ [viewParameter]: id }));
}

/** Gives the list the view's look, and returns the view's address. */
export function openView(view: View): string {
  setListLook({ density: view.density, hidden: inOrder(view.hidden) });
  return viewAddress(view);
}
