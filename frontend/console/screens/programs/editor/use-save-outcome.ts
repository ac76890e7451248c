import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import type { Publishing } from '../../../features/programs/drafts/draft-publisher.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';
import type { IncompleteSave } from './incomplete-alert.tsx';
import type { SaveOutcome } from './use-save-program.ts';

/** Tells what a save has done, and which photos are still missing. */
export function useSaveOutcome() {
  const { t } = useTranslation('adminPrograms');
  const { t: d } = useTranslation('adminDrafts');
  const { language } = useLanguage();
  const notifySuccess = useSuccessNotice();
  const [incomplete, setIncomplete] = useState<IncompleteSave>();

  /** @param how the program was published; at once if absent */
  const tell = ({ change, failed, isIncomplete, isAll }: SaveOutcome, how?: Publishing) => {
    const { publish_at: from, unpublish_at: until } = how ?? {};
    const when = (at: string) => formatDateTime(at, language);
    if (from && until) notifySuccess(d('planned.both', { from: when(from), until: when(until) }));
    else if (from) notifySuccess(d('planned.goesOnline', { when: when(from) }));
    else if (change && until) notifySuccess(d('until.done', { when: when(until) }));
    else if (change) notifySuccess(t(change === 'added' ? 'notice.added' : 'notice.updated'));
    setIncomplete((last) => (isIncomplete ? { attempt: (last?.attempt ?? 0) + 1, failed, isAll } : undefined));
  };

  return { incomplete, tell };
}
