import Button from 'antd/es/button';
import { type ReactNode, useId } from 'react';
import { addDays } from '#contracts/calendar';
import { longestPeriod, type Period } from '../../../features/requests/period.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DayInput } from '../day-input.tsx';
import styles from './period-bar.module.css';

interface Props {
  period: Period;
  /** Nothing was chosen. */
  isDefault: boolean;
  onChange: (changed: { from?: string | undefined; to?: string | undefined }) => void;
  onReset: () => void;
}

/** From, To, and the way back to this month. Each choice applies at once. */
export function PeriodBar({ period: { from, to }, isDefault, onChange, onReset }: Props) {
  const { t } = useTranslation('adminOverview');
  return (
    <search className={styles.bar} aria-label={t('period.label')}>
      <Field label={t('period.from')}>
        {(id) => (
          <DayInput
            id={id}
            value={from}
            onChange={(day) => onChange({ from: day })}
            isDisabled={(day) => day > to || day < addDays(to, 1 - longestPeriod)}
          />
        )}
      </Field>
      <Field label={t('period.to')}>
        {(id) => (
          <DayInput
            id={id}
            value={to}
            onChange={(day) => onChange({ to: day })}
            isDisabled={(day) => day < from || day > addDays(from, longestPeriod - 1)}
          />
        )}
      </Field>
      <Button className={styles.reset} disabled={isDefault} onClick={onReset}>
        {t('period.reset')}
      </Button>
    </search>
  );
}

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
