import { useRef } from 'react';
import useSWR from 'swr';
import { isLanguage, preferenceIn } from '#contracts/field-kit/language';
import { type ApiRequest, api } from '#shared/lib/api.ts';
import { showLanguage } from '#shared/lib/i18n.ts';
import type { RequestLink } from '../../features/request-page/request-link.ts';

type Body = NonNullable<ApiRequest<'POST /quotes'>['body']>;
/** The actions of the customer, without the link. */
export type QuoteAction = Body extends infer Each ? (Each extends Body ? Omit<Each, keyof RequestLink> : never) : never;

/** Opens a quote with its link, and answers it. Reads nothing without a link. */
export function useQuote(link: RequestLink | undefined) {
  const wasOpened = useRef(false);
  const { data, error, mutate } = useSWR(
    link ? (['quote', link.reference, link.secret] as const) : null,
    async ([, reference, secret]) => {
      const quote = await api('POST /quotes', { body: { action: 'open', reference, secret } });
      // A customer who has chosen no language first reads the quote in its own. The texts of that language may fail to
      // load.
      const hasChosen = isLanguage(preferenceIn(document.cookie));
      if (!hasChosen && !wasOpened.current) await showLanguage(quote.language).catch(() => undefined);
      wasOpened.current = true;
      return quote;
    },
  );

  /** Throws `ApiError`. */
  const add = async (action: QuoteAction): Promise<void> => {
    if (!link) return;
    await mutate(await api('POST /quotes', { body: { ...link, ...action } as Body }), { revalidate: false });
  };

  return { quote: data, error, add, refresh: () => void mutate() };
}

export type QuoteState = ReturnType<typeof useQuote>;
