import Switch from 'antd/es/switch';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { staffApi } from '../session/staff-api.ts';
import { useFailureNotice } from '../session/use-failure-notice.ts';
import { useMay } from '../session/use-may.ts';
import styles from './duty-switch.module.css';
import { useDesk } from './use-desk.ts';

/**
 * Begins or ends one's duty: new requests go in turn to those who are on duty. It stands in the header, or on the overview
 * where the header has no room for it: a narrow window, large text.
 */
export function DutySwitch({ place }: { place: 'header' | 'overview' }) {
  const { t } = useTranslation('admin');
  const id = useId();
  const mayBegin = useMay('PUT /desk/duty');
  const { data: desk, mutate } = useDesk();
  const notifyFailure = useFailureNotice();
  const [isSaving, setIsSaving] = useState(false);
  const me = desk?.people.find((person) => person.id === desk.me);
  if (!mayBegin || !me) return null;

  const change = async (on_duty: boolean) => {
    setIsSaving(true);
    try {
      await mutate(staffApi('PUT /desk/duty', { body: { on_duty } }), { revalidate: false });
    } catch (error) {
      notifyFailure(t('layout.dutyFailed'), error);
    }
    setIsSaving(false);
  };
  return (
    <span className={styles[place]}>
      <Switch
        id={id}
        checked={me.on_duty_until !== null && me.on_duty_until > new Date().toISOString()}
        loading={isSaving}
        onChange={(on) => void change(on)}
      />
      <label htmlFor={id}>{t('layout.onDuty')}</label>
    </span>
  );
}
