import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import { changePublication } from '../../../../features/programs/drafts/draft-routes.ts';
import { useFailureNotice } from '../../../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../../../features/session/use-success-notice.ts';
import type { ProgramEditorControl } from '../use-program-editor.ts';

/** Returns a function that puts a program back on the site, or keeps it there although its end is set. */
export function useStanding({ session }: ProgramEditorControl, onChanged: (program: Program) => void) {
  const { t } = useTranslation('adminDrafts');
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();

  const change = async (to: 'keep' | 'restore') => {
    try {
      const now = await changePublication(session.id(), to);
      onChanged(now);
      const isDraft = now.publication?.state === 'draft';
      notifySuccess(t(to === 'keep' ? 'archive.kept' : isDraft ? 'archive.restoredDraft' : 'archive.restored'));
    } catch (error) {
      notifyFailure(t('archive.failed'), error);
    }
  };
  return (to: 'keep' | 'restore') => void change(to);
}
