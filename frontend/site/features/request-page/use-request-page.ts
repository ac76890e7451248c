import useSWR from 'swr';
import type { RequestPage } from '#contracts/api/request-page';
import { type ApiRequest, api } from '#shared/lib/api.ts';
import type { RequestLink } from './request-link.ts';

/** While the page is visible; the agency's answer shows by itself. */
const refreshEvery = 60_000;

type Body = NonNullable<ApiRequest<'POST /request-page/entries'>['body']>;
/** The actions of the customer, without the link. */
export type PageAction = Body extends infer Each ? (Each extends Body ? Omit<Each, keyof RequestLink> : never) : never;

/** Reads the page of a request and keeps it fresh. Reads nothing without a link. */
export function useRequestPage(link: RequestLink | null | undefined) {
  const { data, error, isLoading, mutate } = useSWR(
    link ? (['request-page', link.reference, link.secret] as const) : null,
    ([, reference, secret]) => api('POST /request-page', { body: { reference, secret } }),
    { refreshInterval: refreshEvery },
  );

  /** Adds something to the request. Throws `ApiError`. */
  const add = async (action: PageAction, key: string): Promise<void> => {
    if (!link) return;
    const page: RequestPage = await api('POST /request-page/entries', {
      body: { ...link, ...action } as Body,
      headers: { 'Idempotency-Key': key },
    });
    await mutate(page, { revalidate: false });
  };

  return { page: data, error, isLoading, add, refresh: () => void mutate() };
}

export type RequestPageState = ReturnType<typeof useRequestPage>;
