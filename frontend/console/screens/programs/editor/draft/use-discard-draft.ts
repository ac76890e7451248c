import App from 'antd/es/app';
import { useTranslation } from 'react-i18next';
import { discardDraft } from '../../../../features/programs/drafts/draft-routes.ts';
import { useFailureNotice } from '../../../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../../../features/session/use-success-notice.ts';
import type { ProgramEditorControl } from '../use-program-editor.ts';

/**
 * Returns a function that asks, and then discards the draft.
 * @param onDiscarded called with true if the program was never published and is gone with its draft
 */
export function useDiscardDraft(
  { session, autosave, isNew }: ProgramEditorControl,
  onDiscarded: (isGone: boolean) => void,
) {
  const { t } = useTranslation('adminDrafts');
  const { modal } = App.useApp();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();

  const discard = async () => {
    autosave.hold();
    try {
      await discardDraft(session.id());
      autosave.published();
      autosave.hold();
      notifySuccess(t('discard.done'));
      onDiscarded(isNew);
    } catch (error) {
      autosave.release();
      notifyFailure(t('discard.failed'), error);
    }
  };

  return () =>
    void modal.confirm({
      title: t('discard.title'),
      content: t(isNew ? 'discard.textNew' : 'discard.text'),
      okText: t('discard.confirm'),
      cancelText: t('discard.cancel'),
      okButtonProps: { danger: true },
      autoFocusButton: 'cancel',
      onOk: discard,
    });
}
