import Switch from 'antd/es/switch';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../session/use-may.ts';
import styles from './duty-switch.module.css';
import { useChangeDuty } from './use-change-duty.tsx';
import { useDesk } from './use-desk.ts';

/**
 * Begins or ends one's duty: new requests go in turn to those who are on duty. It stands in the header, or on the overview
 * where the header has no room for it: a narrow window, large text.
 */
export function DutySwitch({ place }: { place: 'header' | 'overview' }) {
  const { t } = useTranslation('admin');
  const id = useId();
  const mayBegin = useMay('PUT /desk/duty');
  const { data: desk } = useDesk();
  const { change, isSaving } = useChangeDuty();
  const me = desk?.people.find((person) => person.id === desk.me);
  if (!mayBegin || !me) return null;

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
