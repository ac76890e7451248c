import App from 'antd/es/app';
import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import { programTexts } from '#shared/features/programs/program-texts.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useNotice } from '../../components/use-notice.ts';
import { deleteProgram } from '../../features/programs/delete-program.ts';
import { isSessionMissing } from '../../features/session/staff-api.ts';
import { useSuccessNotice } from '../../features/session/use-success-notice.ts';

interface Options {
  onDeleted: (id: string) => void;
  /** Called after the confirmation has closed. The card with its button may be gone: move the focus. */
  afterClose: () => void;
}

/** Asks for a confirmation, deletes the program and reports the outcome. */
export function useDeleteProgram({ onDeleted, afterClose }: Options) {
  const { t } = useTranslation('adminPrograms');
  const { language } = useLanguage();
  const { modal } = App.useApp();
  const notifySuccess = useSuccessNotice();
  const notify = useNotice();

  return (program: Program) => {
    let isDeleted = false;
    modal.confirm({
      title: t('delete.title'),
      content: t('delete.text', { name: programTexts(program, language).trip_name }),
      okText: t('delete.confirm'),
      okButtonProps: { danger: true },
      cancelText: t('delete.cancel'),
      autoFocusButton: 'cancel',
      afterClose: () => isDeleted && afterClose(),
      onOk: async () => {
        try {
          await deleteProgram(program.id);
          isDeleted = true;
          notifySuccess(t('delete.done'));
          onDeleted(program.id);
        } catch (error) {
          if (isSessionMissing(error)) return;
          notify({ title: t('notice.error'), description: t('delete.failed') });
        }
      },
    });
  };
}
