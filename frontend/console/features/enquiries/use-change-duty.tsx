import App from 'antd/es/app';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { staffApi } from '../session/staff-api.ts';
import { useFailureNotice } from '../session/use-failure-notice.ts';
import { useSuccessNotice } from '../session/use-success-notice.ts';
import { announceNews } from './enquiry-news.ts';
import { useDesk } from './use-desk.ts';

const notice = 'duty';
/** In seconds: who leaves in a hurry has time for it. */
const duration = 20;

/** Begins or ends one's duty, and offers to hand back one's open requests at its end: who is away answers nobody. */
export function useChangeDuty() {
  const { t } = useTranslation('admin');
  const { notification } = App.useApp();
  const { mutate } = useDesk();
  const notifyFailure = useFailureNotice();
  const notifySuccess = useSuccessNotice();
  const [isSaving, setIsSaving] = useState(false);

  /** @returns true if it is saved */
  const put = async (body: { on_duty: boolean; hand_back?: boolean }) => {
    setIsSaving(true);
    try {
      await mutate(staffApi('PUT /desk/duty', { body }), { revalidate: false });
      return true;
    } catch (error) {
      notifyFailure(t('layout.dutyFailed'), error, notice);
      return false;
    } finally {
      setIsSaving(false);
    }
  };

  const handBack = async () => {
    notification.destroy(notice);
    if (!(await put({ on_duty: false, hand_back: true }))) return;
    announceNews({ kind: 'entered' });
    notifySuccess(t('layout.handedBack'), notice);
  };

  const change = async (on_duty: boolean) => {
    notification.destroy(notice);
    if (!(await put({ on_duty })) || on_duty) return;
    const actions = (
      <Button type="link" onClick={() => void handBack()}>
        {t('layout.handBack')}
      </Button>
    );
    notification.success({ key: notice, title: t('layout.dutyEnded'), actions, duration, role: 'status' });
  };

  return { change, isSaving };
}
