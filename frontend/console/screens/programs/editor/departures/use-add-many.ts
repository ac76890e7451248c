import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DepartureBody } from '#contracts/api/departures';
import { withIds } from '../../../../features/departures/departure-calls.ts';
import { plainPart } from '../../../../features/programs/part-values.ts';
import { useProblemText } from '../../../../features/session/use-problem-text.ts';
import { useSuccessNotice } from '../../../../features/session/use-success-notice.ts';
import type { DeparturesControl } from './use-departures.ts';

interface Options {
  programId: string;
  control: DeparturesControl;
  onDone: () => void;
}

/** Adds several departures at once. Tried again with the same ones, it adds none twice. */
export function useAddMany({ programId, control, onDone }: Options) {
  const { t } = useTranslation('adminOffer');
  const problemText = useProblemText();
  const notifySuccess = useSuccessNotice();
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const tried = useRef<{ content: string; departures: ReturnType<typeof withIds> }>(undefined);

  const add = async (bodies: readonly DepartureBody[]) => {
    if (isSaving) return;
    setProblem(undefined);
    setIsSaving(true);
    const content = plainPart(bodies);
    if (tried.current?.content !== content) tried.current = { content, departures: withIds(bodies) };
    try {
      await control.add(programId, tried.current.departures);
      notifySuccess(t('departures.added', { count: bodies.length }));
      onDone();
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setIsSaving(false);
    }
  };

  return { isSaving, problem, refuse: setProblem, add };
}
