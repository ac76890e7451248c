import useSWR from 'swr';
import type { EnquiryType } from '#contracts/enquiries';
import { staffApi } from '../session/staff-api.ts';
import { getRoute } from './request-routes.ts';
import { type RequestView, toRequestView } from './request-view.ts';

const refreshEvery = 30_000;

interface Options {
  /** What a list has of the request, shown until the reply is there. */
  known: RequestView | undefined;
  onLoaded: (request: RequestView) => void;
}

/** One request, kept fresh while it is shown; without an id, none. */
export function useRequest(type: EnquiryType, id: string | undefined, { known, onLoaded }: Options) {
  return useSWR(
    id === undefined ? null : (['request', type, id] as const),
    async ([, , id]) => toRequestView(type, await staffApi(getRoute(type), { params: { id } })),
    { fallbackData: known, refreshInterval: refreshEvery, onSuccess: onLoaded },
  );
}
