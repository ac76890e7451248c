import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactChannel, Enquiry } from '#contracts/api/enquiries';
import type { Quote } from '#contracts/api/quotes';
import { languages } from '#contracts/field-kit/language';
import { loadTexts } from '#shared/lib/i18n.ts';
import { useOnDemand } from '../../../features/on-demand/use-on-demand.ts';
import type { LinkedQuote } from '../../../features/quotes/quote-calls.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import type { ReadSource } from './read-quote-source.ts';

const texts = ['adminQuotes', 'adminOffer', 'adminPrograms', 'adminReplies'] as const;

/** Loads the texts of every language, because lines are in both, and messages in the customer's. */
const loadDialogs = async () => {
  const [dialogs] = await Promise.all([
    import('./quote-dialogs.tsx'),
    ...languages.map((language) => loadTexts(texts, { language })),
  ]);
  return dialogs;
};

export interface OpenedQuote {
  source: ReadSource;
  /** The quote of which this is a further version; undefined for a new one. */
  from: Quote | undefined;
}

/** A quote that staff send themselves. */
export interface SharedQuote {
  enquiry: Enquiry;
  linked: LinkedQuote;
  /** True if it was sent before: then sending its link is another contact. */
  isAgain: boolean;
}

/** The dialogs of quotes and functions that open them. Their code loads when one is first opened. */
export function useQuote(onContact: (enquiry: Enquiry, channel: ContactChannel) => void): {
  dialog: ReactNode;
  /** Opens the editor: for a new quote, or a further version of one. */
  onQuote: (enquiry: Enquiry, from?: Quote) => void;
  /** Shows the message with the link to a quote that was sent. */
  onShareQuote: (enquiry: Enquiry, linked: LinkedQuote) => void;
} {
  const { t } = useTranslation('adminRequests');
  const notifyFailure = useFailureNotice();
  const { Part: QuoteDialogs, fetch } = useOnDemand(loadDialogs);
  const [opened, setOpened] = useState<OpenedQuote>();
  const [shared, setShared] = useState<SharedQuote>();
  const [isOpen, setIsOpen] = useState(false);

  const open = async (enquiry: Enquiry, from?: Quote) => {
    try {
      const [isLoaded, { readQuoteSource }] = await Promise.all([fetch(), import('./read-quote-source.ts')]);
      if (!isLoaded) return;
      setOpened({ source: await readQuoteSource(enquiry, from), from });
      setIsOpen(true);
    } catch (error) {
      notifyFailure(t('quoteNotOpened'), error);
    }
  };

  const share = async (enquiry: Enquiry, linked: LinkedQuote) => {
    if (await fetch()) setShared({ enquiry, linked, isAgain: true });
  };

  const dialog = QuoteDialogs && (
    <QuoteDialogs
      opened={opened}
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      afterClose={() => setOpened(undefined)}
      shared={shared}
      onShare={setShared}
      onContact={onContact}
    />
  );
  return {
    dialog,
    onQuote: (enquiry, from) => void open(enquiry, from),
    onShareQuote: (enquiry, linked) => void share(enquiry, linked),
  };
}
