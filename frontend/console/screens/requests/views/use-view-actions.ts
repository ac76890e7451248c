import App from 'antd/es/app';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { v7 as uuid } from 'uuid';
import type { ViewBody } from '#contracts/api/views';
import { isolated } from '#shared/lib/isolated.ts';
import { useQuery } from '../../../components/use-query.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';
import { removeView, saveView, ViewConflict } from '../../../features/views/change-views.ts';
import type { KeptView, useViews } from '../../../features/views/use-views.ts';
import { viewAddress, viewParameter } from '../../../features/views/view-state.ts';
import type { ViewValues } from './view-dialog.tsx';

type ViewState = Omit<ViewBody, 'id' | 'title'>;

/** Changes of views. What a colleague has changed meanwhile is shown, and nothing is overwritten. */
export function useViewActions({ lists, put, refresh }: ReturnType<typeof useViews>) {
  const { t } = useTranslation('adminViews');
  const { modal, notification } = App.useApp();
  const { change } = useQuery();
  const navigate = useNavigate();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();

  const leave = () =>
    change((query) => {
      query.delete(viewParameter);
      return query;
    });

  /** Says that a colleague was faster. */
  const showConflict = ({ whose }: KeptView, { stored, theirs, removal }: ViewConflict) => {
    put(whose, stored);
    if (!theirs) leave();
    const by = theirs ? theirs.updated_by : removal?.by;
    const name = by && isolated(by.name || by.email);
    notification.warning({
      title: t('conflict.title'),
      description: theirs
        ? t('conflict.changed', { name })
        : name
          ? t('conflict.removed', { name })
          : t('conflict.gone'),
    });
  };

  /** @throws ApiError if the server refuses it */
  const save = async (kept: KeptView, next: ViewBody, done: string) => {
    if (!lists) return;
    try {
      put(kept.whose, await saveView(kept.whose, lists[kept.whose], next, kept.view));
      notifySuccess(done);
    } catch (error) {
      if (!(error instanceof ViewConflict)) throw error;
      showConflict(kept, error);
    }
  };

  const update = (kept: KeptView, state: ViewState) => {
    const { id, title } = kept.view;
    return save(kept, { id, title, ...state }, t('updated')).catch((error) => {
      notifyFailure(t('failed'), error);
      refresh();
    });
  };

  const rename = (kept: KeptView, title: string) => {
    const { updated_at: _, updated_by: __, ...view } = kept.view;
    return save(kept, { ...view, title }, t('renamed'));
  };

  /** Adds what is shown as a view, and chooses it. */
  const add = async ({ title, whose }: ViewValues, state: ViewState) => {
    if (!lists) return;
    const id = uuid();
    const stored = await saveView(whose, lists[whose], { id, title, ...state }, undefined);
    put(whose, stored);
    notifySuccess(t('added'));
    const view = stored.views.find((one) => one.id === id);
    if (view) await navigate(viewAddress(view));
  };

  const remove = async (kept: KeptView) => {
    if (!lists) return;
    try {
      put(kept.whose, await removeView(kept.whose, lists[kept.whose], kept.view));
      leave();
      notifySuccess(t('remove.done'));
    } catch (error) {
      if (error instanceof ViewConflict) return showConflict(kept, error);
      notifyFailure(t('remove.failed'), error);
      refresh();
    }
  };

  const askToRemove = (kept: KeptView) => {
    void modal.confirm({
      title: t('remove.title', { title: isolated(kept.view.title) }),
      content: t(`remove.text.${kept.whose}`),
      okText: t('remove.confirm'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      autoFocusButton: 'cancel',
      onOk: () => remove(kept),
    });
  };

  return { add, update, rename, askToRemove };
}
