import Form from 'antd/es/form';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 as uuid } from 'uuid';
import type { QuoteInShort } from '#contracts/api/quote-fields';
import type { QuoteChannel } from '#contracts/api/quote-rules';
import { addDays } from '#contracts/field-kit/calendar';
import type { Language } from '#contracts/field-kit/language';
import { ApiError } from '#shared/lib/api-error.ts';
import { clearErrors, clearErrorsOf } from '../../../components/clear-errors.ts';
import { revealField } from '../../../features/cards/reveal-field.ts';
import { type KeptQuote, keptKey, keptQuotes } from '../../../features/quotes/kept-quote.ts';
import { linesForDeparture } from '../../../features/quotes/lines-for-departure.ts';
import { findQuote, isQuoteClosed, type LinkedQuote, sendQuote } from '../../../features/quotes/quote-calls.ts';
import { depositOf, startOf, type WordsIn } from '../../../features/quotes/quote-start.ts';
import { replaceableQuote } from '../../../features/quotes/quote-state.ts';
import { contentOf, fieldOf, type QuoteValues, valuesOf } from '../../../features/quotes/quote-values.ts';
import { useProblemText } from '../../../features/session/use-problem-text.ts';
import type { OpenedQuote } from './use-quote.tsx';
import { useStartWords } from './use-start-words.ts';

export const formName = 'quote';

/** With what the form opens: what was typed before, else the quote of which it is a further version, else a new one. */
function beginning({ source, from }: OpenedQuote, words: WordsIn): { fresh: KeptQuote; kept: KeptQuote | undefined } {
  const { enquiry, settings, today } = source;
  const given = from && valuesOf(from);
  const isPast = !given?.valid_until || given.valid_until < today;
  const fresh: KeptQuote = {
    values: given
      ? { ...given, valid_until: isPast ? addDays(today, settings.valid_days) : given.valid_until }
      : startOf(source, words),
    language: from?.language ?? enquiry.language,
    replaces: from && replaceableQuote(enquiry, from)?.id === from.id ? from.id : null,
    at: '',
  };
  return { fresh, kept: keptQuotes.recall(keptKey(enquiry.id, from)) };
}

/** The state of a quote that is being written. A failure, a conflict or a closed dialog loses no input. */
export function useQuoteEditor({ source, from }: OpenedQuote) {
  const { enquiry, settings } = source;
  const [form] = Form.useForm<QuoteValues>();
  const words = useStartWords();
  const [{ fresh, kept }] = useState(() => beginning({ source, from }, words));
  const [start, setStart] = useState(kept ?? fresh);
  const [language, setLanguage] = useState<Language>(start.language);
  const [replaces, setReplaces] = useState(start.replaces);
  const [isDepositOwn, setIsDepositOwn] = useState(Boolean(kept ?? from));
  const [values, setValues] = useState(start.values);
  const key = keptKey(enquiry.id, from);
  const [replaceable, setReplaceable] = useState(() => replaceableQuote(enquiry, from));
  const sending = useSending(source, form);

  const keep = (change: Partial<KeptQuote> = {}) =>
    keptQuotes.keep(key, { values, language, replaces, at: new Date().toISOString(), ...change });

  const change = () => {
    const next: QuoteValues = { ...values, ...form.getFieldsValue(true) };
    setValues(next);
    keep({ values: next });
  };

  /** Shows other values, which a template or a new beginning brings. */
  const show = (next: QuoteValues) => {
    form.setFieldsValue(next as never);
    setValues(next);
  };

  return {
    ...{ form, start, values, language, replaces, replaceable, ...sending },
    setLanguage: (next: Language) => {
      setLanguage(next);
      keep({ language: next });
    },
    setReplaces: (next: string | null) => {
      setReplaces(next);
      sending.forgetClosed();
      keep({ replaces: next });
    },
    /** The customer has accepted the quote that this one should have replaced: it holds until they accept this one. */
    replaceLater: (accepted: QuoteInShort) => {
      setReplaceable(accepted);
      sending.forgetClosed();
    },
    /** The time at which the shown draft was left; undefined if it is new. */
    keptAt: start.at || undefined,
    beginAgain: () => {
      keptQuotes.forget(key);
      setStart(fresh);
      setLanguage(fresh.language);
      setReplaces(fresh.replaces);
      setIsDepositOwn(Boolean(from));
      show(fresh.values);
    },
    onChange: (changed: Partial<QuoteValues>) => {
      const { departure_id: from } = values;
      if ('departure_id' in changed) {
        const lines = form.getFieldValue('lines') ?? [];
        form.setFieldValue('lines', linesForDeparture(lines, { source, words, from, to: changed.departure_id }));
      }
      if ('deposit_sar' in changed) setIsDepositOwn(true);
      else if (('lines' in changed || 'departure_id' in changed) && !isDepositOwn) {
        form.setFieldValue('deposit_sar', depositOf(form.getFieldValue('lines') ?? [], settings));
      }
      clearErrorsOf(form, changed);
      change();
    },
    take: (template: Partial<QuoteValues>) => {
      const next = { ...values, ...form.getFieldsValue(true), ...template };
      if (!isDepositOwn) next.deposit_sar = depositOf(next.lines, settings);
      show(next);
      keep({ values: next });
    },
    send: async (channel: QuoteChannel): Promise<LinkedQuote | undefined> => {
      const replaces_accepted = replaceable?.id === replaces && replaceable?.state === 'accepted';
      const as = { channel, language, replaces, replaces_accepted };
      const sent = await sending.send({ ...values, ...form.getFieldsValue(true) }, as);
      if (sent) keptQuotes.forget(key);
      return sent;
    },
  };
}

export type QuoteEditor = ReturnType<typeof useQuoteEditor>;

interface SentAs {
  channel: QuoteChannel;
  language: Language;
  replaces: string | null;
  replaces_accepted: boolean;
}

/** Sends the quote, and shows what the server refuses at its field. */
function useSending({ enquiry }: OpenedQuote['source'], form: ReturnType<typeof Form.useForm<QuoteValues>>[0]) {
  const { t } = useTranslation('adminQuotes');
  const problemText = useProblemText();
  const [busy, setBusy] = useState<QuoteChannel>();
  const [problem, setProblem] = useState<string>();
  const [closed, setClosed] = useState<QuoteInShort>();
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
    const content = contentOf(values, enquiry.program_id);
    const text = JSON.stringify([content, as.replaces]);
    const id = attempt?.content === text ? attempt.id : uuid();
    setAttempt({ id, content: text });
    try {
      return await sendQuote(enquiry, { id, content, ...as });
    } catch (error) {
      const other = isQuoteClosed(error) ? await findQuote(enquiry, as.replaces) : undefined;
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
