import type { FormInstance } from 'antd/es/form';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 as uuid } from 'uuid';
import type { Enquiry } from '#contracts/api/enquiries';
import type { QuoteChannel } from '#contracts/api/quote-rules';
import type { Language } from '#contracts/field-kit/language';
import { ApiError } from '#shared/lib/api-error.ts';
import { clearErrors } from '../../../components/clear-errors.ts';
import { revealField } from '../../../features/cards/reveal-field.ts';
import {
  type ClosedQuote,
  findClosed,
  isQuoteClosed,
  type LinkedQuote,
  sendQuote,
} from '../../../features/quotes/quote-calls.ts';
import { contentOf, fieldOf, type QuoteValues } from '../../../features/quotes/quote-values.ts';
import { useProblemText } from '../../../features/session/use-problem-text.ts';

export const formName = 'quote';

interface SentAs {
  channel: QuoteChannel;
  language: Language;
  replaces: string | null;
  replaces_accepted: boolean;
}

/** Sends the quote, and shows what the server refuses at its field. */
export function useQuoteSending(enquiry: Enquiry, form: FormInstance<QuoteValues>) {
  const { t } = useTranslation('adminQuotes');
  const problemText = useProblemText();
  const [busy, setBusy] = useState<QuoteChannel>();
  const [problem, setProblem] = useState<string>();
  const [closed, setClosed] = useState<ClosedQuote>();
  const [refused, setRefused] = useState<{ path: (string | number)[] }>();
  // The same content keeps its id, so that a repetition makes no other quote.
  const [attempt, setAttempt] = useState<{ id: string; content: string }>();
  // Once the form can be typed in again.
  useEffect(() => {
    if (refused) revealField(form, formName, refused.path);
  }, [refused, form]);

  const show = (error: unknown) => {
    const issues = error instanceof ApiError ? error.errors : [];
    const shown = issues.flatMap(({ field, message }) => {
      const name = fieldOf(field);
      return name ? [{ name, errors: [message] }] : [];
    });
    for (const one of shown) form.setFields([one as never]);
    const [first] = shown;
    if (first) setRefused({ path: first.name });
    setProblem(first ? t('fieldsWrong', { count: shown.length }) : problemText(error));
  };

  const send = async (values: QuoteValues, as: SentAs): Promise<LinkedQuote | undefined> => {
    clearErrors(form);
    setBusy(as.channel);
    setProblem(undefined);
    setClosed(undefined);
    const content = contentOf(values);
    const text = JSON.stringify([content, as.replaces]);
    const id = attempt?.content === text ? attempt.id : uuid();
    setAttempt({ id, content: text });
    try {
      return await sendQuote(enquiry, { id, content, ...as });
    } catch (error) {
      const other = isQuoteClosed(error) ? await findClosed(enquiry, as.replaces) : undefined;
      if (other) setClosed(other);
      else show(error);
      return undefined;
    } finally {
      setBusy(undefined);
    }
  };

  return {
    ...{ send, busy, problem },
    /** The quote that this one should have replaced, if it is not open any more. */
    closed,
    forgetClosed: () => setClosed(undefined),
  };
}
