import { useTranslation } from 'react-i18next';
import { useSuccessNotice } from '../../../../features/session/use-success-notice.ts';
import { useNotice } from '../../use-notice.ts';
import { FileNames, namesMark } from './photos/file-names.tsx';
import type { SaveOutcome } from './use-save-program.ts';

/** Returns functions that report the outcome of a save: of the program, and of photos that failed. */
export function useOutcomeNotices() {
  const { t } = useTranslation('adminPrograms');
  const notifySuccess = useSuccessNotice();
  const notify = useNotice();

  return ({ change, uploaded, failed }: SaveOutcome) => {
    if (change || uploaded > 0) notifySuccess(t(change === 'added' ? 'notice.added' : 'notice.updated'));
    if (failed.length === 0) return;
    const isAll = uploaded === 0;
    notify({
      title: t(isAll ? 'notice.allFailed' : 'notice.someFailed'),
      description: isAll ? (
        t('notice.allFailedText')
      ) : (
        <FileNames text={t('notice.failedNames', { names: namesMark })} names={failed} />
      ),
    });
  };
}
