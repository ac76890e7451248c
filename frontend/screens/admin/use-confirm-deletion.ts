import App from 'antd/es/app';
import { useTranslation } from 'react-i18next';
import { useFailureNotice } from '../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../features/session/use-success-notice.ts';
import { focusHeading } from './focus-heading.ts';

interface Deletion {
  title: string;
  text: string;
  /** The word on the button that deletes. */
  confirm: string;
  remove: () => Promise<unknown>;
  /** The notices. */
  done: string;
  failed: string;
}

/** Asks for a confirmation, deletes and reports the outcome. */
export function useConfirmDeletion() {
  const { t } = useTranslation('admin');
  const { modal } = App.useApp();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();

  return ({ title, text, confirm, remove, done, failed }: Deletion) => {
    let isDone = false;
    modal.confirm({
      title,
      content: text,
      okText: confirm,
      okButtonProps: { danger: true },
      cancelText: t('requests.cancel'),
      autoFocusButton: 'cancel',
      // The button is gone with its row or card.
      afterClose: () => isDone && focusHeading(),
      onOk: async () => {
        try {
          await remove();
          isDone = true;
          notifySuccess(done);
        } catch (error) {
          notifyFailure(failed, error);
        }
      },
    });
  };
}
