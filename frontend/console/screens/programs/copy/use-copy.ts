import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import type { Language } from '#contracts/field-kit/language';
import { useToday } from '#shared/lib/use-today.ts';
import {
  type CopySource,
  comingDepartures,
  copyOf,
  type ProgramCopied,
  readSource,
} from '../../../features/programs/copy-program.ts';
import { beginCopy, readCurrent } from '../../../features/programs/drafts/draft-routes.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';

/** Reads what a copy is made of, and makes it. */
export function useCopy(program: Program, onCopied: (copy: Program) => void) {
  const { i18n, t } = useTranslation('adminOffer');
  const notifyFailure = useFailureNotice();
  const today = useToday();
  const [source, setSource] = useState<CopySource>();
  const [error, setError] = useState<unknown>();
  const [hasDepartures, setHasDepartures] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  /** An attempt whose outcome may be unknown: the next one with the same choice repeats it. */
  const [attempt, setAttempt] = useState<ProgramCopied>();

  const load = () => {
    setError(undefined);
    readSource(program).then(setSource, setError);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening.
  useEffect(load, []);

  const departures = source ? comingDepartures(source, today) : [];
  const nameIn = (language: Language) => (name: string) =>
    i18n.getFixedT(language, 'adminOffer')('copySuffix', { name });

  const copy = async () => {
    if (!source) return;
    const next = attempt ?? copyOf(source, { departures: hasDepartures ? departures : [], nameIn });
    setAttempt(next);
    setIsBusy(true);
    try {
      await beginCopy(next);
      onCopied(await readCurrent(next.id));
    } catch (cause) {
      setIsBusy(false);
      notifyFailure(t('copy.failed'), cause);
    }
  };

  return {
    departures,
    hasDepartures,
    setHasDepartures: (has: boolean) => {
      setHasDepartures(has);
      setAttempt(undefined);
    },
    error,
    isBusy,
    isReady: source !== undefined,
    load,
    copy: () => void copy(),
  };
}
