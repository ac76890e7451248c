import App from 'antd/es/app';
import { useTranslation } from 'react-i18next';
import { focusHeading } from '../../components/focus-heading.ts';
import { useFailureNotice } from '../session/use-failure-notice.ts';
import { useSuccessNotice } from '../session/use-success-notice.ts';

interface Question {
  title: string;
  text: string;
  /** The word on the button that deletes. */
  confirm: string;
}

interface Answer {
  onOk: () => unknown;
  afterClose: () => void;
}

interface Deletion extends Question {
  remove: () => Promise<unknown>;
  /** The notices. */
  done: string;
  failed: string;
}

/** Asks for the confirmation of a deletion. */
export function useAskToDelete() {
  const { t } = useTranslation('admin');
  const { modal } = App.useApp();
  return ({ title, text, confirm }: Question, answer: Answer) =>
    modal.confirm({
      title,
      content: text,
      okText: confirm,
      okButtonProps: { danger: true },
      cancelText: t('requests.cancel'),
      autoFocusButton: 'cancel',
      ...answer,
    });
}

/** Asks for a confirmation, deletes and reports the outcome. */
export function useConfirmDeletion() {
  const ask = useAskToDelete();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();

  return ({ remove, done, failed, ...question }: Deletion) => {
    let isDone = false;
    ask(question, {
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
