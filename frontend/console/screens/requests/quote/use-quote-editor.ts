import Form from 'antd/es/form';
import { useState } from 'react';
import type { QuoteInShort } from '#contracts/api/quote-fields';
import type { QuoteChannel } from '#contracts/api/quote-rules';
import { addDays } from '#contracts/field-kit/calendar';
import type { Language } from '#contracts/field-kit/language';
import { clearErrorsOf } from '../../../components/clear-errors.ts';
import { type KeptQuote, keptKey, keptQuotes } from '../../../features/quotes/kept-quote.ts';
import { partyOf } from '../../../features/quotes/program-lines.ts';
import type { LinkedQuote } from '../../../features/quotes/quote-calls.ts';
import { depositOf, startOf, type WordsIn } from '../../../features/quotes/quote-start.ts';
import { replaceableQuote } from '../../../features/quotes/quote-state.ts';
import { type QuoteValues, valuesOf } from '../../../features/quotes/quote-values.ts';
import { useProgramChoice } from './use-program-choice.ts';
import type { OpenedQuote } from './use-quote.tsx';
import { useQuoteSending } from './use-quote-sending.ts';
import { useStartWords } from './use-start-words.ts';

/** With what the form opens: what was typed before, else the quote of which it is a further version, else a new one. */
function beginning({ source, from }: OpenedQuote, words: WordsIn): { fresh: KeptQuote; kept: KeptQuote | undefined } {
  const { enquiry, settings, today } = source;
  const given = from && valuesOf(from);
  const isPast = !given?.valid_until || given.valid_until < today;
  const fresh: KeptQuote = {
    values: given
      ? {
          ...{ ...given, program_id: given.program_id ?? source.program?.id, party: partyOf(enquiry) },
          valid_until: isPast ? addDays(today, settings.valid_days) : given.valid_until,
        }
      : startOf(source, words),
    language: from?.language ?? enquiry.language,
    replaces: from && replaceableQuote(enquiry, from)?.id === from.id ? from.id : null,
    at: '',
  };
  const kept = keptQuotes.recall(keptKey(enquiry.id, from));
  // A draft may be from before a field was added.
  return { fresh, kept: kept && { ...kept, values: { ...fresh.values, ...kept.values } } };
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
  const sending = useQuoteSending(enquiry, form);

  const keep = (change: Partial<KeptQuote> = {}) =>
    keptQuotes.keep(key, { values, language, replaces, at: new Date().toISOString(), ...change });

  const valuesNow = (): QuoteValues => ({ ...values, ...form.getFieldsValue(true) });

  const change = () => {
    const next = valuesNow();
    setValues(next);
    keep({ values: next });
  };

  /** Shows other values, which a template or a new beginning brings. */
  const show = (next: QuoteValues) => {
    form.setFieldsValue(next as never);
    setValues(next);
  };

  const choice = useProgramChoice({
    ...{ source, words, programId: values.program_id, valuesNow },
    onChosen: (next, deposit) => {
      show({ ...next, ...(!isDepositOwn && { deposit_sar: deposit || depositOf(next.lines, settings) }) });
      change();
    },
  });

  return {
    ...{ form, start, values, language, replaces, replaceable, ...sending },
    /** What is offered of the chosen program, and whether that is still being read. */
    ...{ offered: choice.offered, isReadingProgram: choice.isReading },
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
      clearErrorsOf(form, changed);
      if (choice.isOf(changed)) return void choice.change(values);
      if ('deposit_sar' in changed) setIsDepositOwn(true);
      else if ('lines' in changed && !isDepositOwn) {
        form.setFieldValue('deposit_sar', depositOf(form.getFieldValue('lines') ?? [], settings));
      }
      change();
    },
    take: (template: Partial<QuoteValues>) => {
      const next = { ...valuesNow(), ...template };
      if (!isDepositOwn) next.deposit_sar = depositOf(next.lines, settings);
      show(next);
      keep({ values: next });
    },
    send: async (channel: QuoteChannel): Promise<LinkedQuote | undefined> => {
      const replaces_accepted = replaceable?.id === replaces && replaceable?.state === 'accepted';
      const as = { channel, language, replaces, replaces_accepted };
      const sent = await sending.send(valuesNow(), as);
      if (sent) keptQuotes.forget(key);
      return sent;
    },
  };
}

export type QuoteEditor = ReturnType<typeof useQuoteEditor>;
