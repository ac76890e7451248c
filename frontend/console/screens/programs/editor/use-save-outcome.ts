import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';
import type { IncompleteSave } from './incomplete-alert.tsx';
import type { SaveOutcome } from './use-save-program.ts';

/** Tells what a save has done, and which photos are still missing. */
export function useSaveOutcome() {
  const { t } = useTranslation('adminPrograms');
  const notifySuccess = useSuccessNotice();
  const [incomplete, setIncomplete] = useState<IncompleteSave>();

  const tell = ({ change, uploaded, failed, isIncomplete }: SaveOutcome) => {
    if (change || uploaded > 0) notifySuccess(t(change === 'added' ? 'notice.added' : 'notice.updated'));
    setIncomplete((last) =>
      isIncomplete ? { attempt: (last?.attempt ?? 0) + 1, failed, isAll: uploaded === 0 } : undefined,
    );
  };

  return { incomplete, tell };
}
