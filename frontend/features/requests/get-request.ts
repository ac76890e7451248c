import { useEffect } from 'react';
import useSWR from 'swr';
import { staffApi } from '../session/staff-api.ts';
import type { RequestKey } from './request-key.ts';
import { onNews } from './request-news.ts';
import { getRoute } from './request-routes.ts';
import { type RequestView, toRequestView } from './request-view.ts';

const refreshEvery = 30_000;

interface Options {
  /** What a list has of the request, shown until the reply is there. */
  known: RequestView | undefined;
  onLoaded: (request: RequestView) => void;
}

/** One request, kept fresh while it is shown; without a key, none. */
export function useRequest(key: RequestKey | undefined, { known, onLoaded }: Options) {
  const reply = useSWR(
    key ? (['request', key.type, key.id] as const) : null,
    async ([, type, id]) => toRequestView(type, await staffApi(getRoute(type), { params: { id } })),
    { fallbackData: known, refreshInterval: refreshEvery, onSuccess: onLoaded },
  );
  const { mutate } = reply;

  useEffect(
    () =>
      onNews((news) => {
        if (news.kind !== 'changed' || news.request.id !== key?.id) return;
        void mutate(news.request, { revalidate: false });
      }),
    [key?.id, mutate],
  );

  return reply;
}
