import App from 'antd/es/app';
import { useTranslation } from 'react-i18next';
import type { Whose } from '#contracts/api/kept-lists';
import type { Template } from '#contracts/api/templates';
import { useFailureNotice } from '../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../features/session/use-success-notice.ts';
import { removeTemplate, TemplateConflict } from '../../features/templates/change-templates.ts';
import type { TemplatesRead } from '../../features/templates/use-templates.ts';

/** Returns a function that removes a template after a confirmation. */
export function useRemoveTemplate({ templates, put, refresh }: TemplatesRead, afterClose: () => void) {
  const { t } = useTranslation('adminReplies', { keyPrefix: 'templates' });
  const { modal, notification } = App.useApp();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();

  async function remove(whose: Whose, template: Template) {
    if (!templates) return;
    try {
      put(whose, await removeTemplate(whose, templates[whose], template));
      notifySuccess(t('remove.done'));
    } catch (error) {
      if (!(error instanceof TemplateConflict)) {
        notifyFailure(t('remove.failed'), error);
        refresh();
        return;
      }
      put(whose, error.stored);
      if (error.theirs) notification.warning({ title: t('remove.failed'), description: t('remove.changed') });
      else notifySuccess(t('remove.done'));
    }
  }

  return (whose: Whose, template: Template) => {
    void modal.confirm({
      title: t('remove.title', { title: template.title }),
      content: t(`remove.text.${whose}`),
      okText: t('remove.confirm'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      autoFocusButton: 'cancel',
      onOk: () => remove(whose, template),
      afterClose,
    });
  };
}
