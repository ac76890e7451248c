import App from 'antd/es/app';
import { useTranslation } from 'react-i18next';
import { readVersion } from '../../../features/programs/drafts/draft-routes.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';
import type { ProgramEditorControl } from '../editor/use-program-editor.ts';

/** Returns a function that asks, and then makes an earlier version the draft. It never publishes. */
export function useRestore({ session, restore }: ProgramEditorControl, onDone: () => void) {
  const { t } = useTranslation('adminDrafts');
  const { modal } = App.useApp();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();

  const bring = async (number: number) => {
    try {
      const { content } = await readVersion(session.id(), number);
      await restore(content);
      notifySuccess(t('history.restored', { number }));
      onDone();
    } catch (error) {
      notifyFailure(t('history.loadFailed'), error);
    }
  };

  return (number: number) =>
    void modal.confirm({
      title: t('history.restoreTitle', { number }),
      content: t(session.hasDraft() ? 'history.replaceText' : 'history.restoreText'),
      okText: t('history.restoreConfirm'),
      cancelText: t('history.cancel'),
      onOk: () => bring(number),
    });
}
