import Button from 'antd/es/button';
import { addDays } from '#contracts/calendar';
import { longestPeriod, type Period } from '../../../features/requests/period.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DayInput } from '../day-input.tsx';
import { Labelled } from '../labelled.tsx';
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
      <Labelled className={styles.field} label={t('period.from')}>
        {(id) => (
          <DayInput
            id={id}
            value={from}
            onChange={(day) => onChange({ from: day })}
            isDisabled={(day) => day > to || day < addDays(to, 1 - longestPeriod)}
          />
        )}
      </Labelled>
      <Labelled className={styles.field} label={t('period.to')}>
        {(id) => (
          <DayInput
            id={id}
            value={to}
            onChange={(day) => onChange({ to: day })}
            isDisabled={(day) => day < from || day > addDays(from, longestPeriod - 1)}
          />
        )}
      </Labelled>
      <Button className={styles.reset} disabled={isDefault} onClick={onReset}>
        {t('period.reset')}
      </Button>
    </search>
  );
}
