import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/lib/use-language.ts';
import { Hint } from '../../../components/hint.tsx';
import { type Period, periodBefore, periodName } from '../../../features/enquiries/period.ts';
import styles from './figure-chart.module.css';

/** The two periods, in the order of their bars. */
type Of = 'now' | 'before';

interface BarsProps {
  values: Record<Of, number | null>;
  /** The end of the scale, which begins at 0. */
  end: number;
}

/** A bar of the period above that of the one before. Their numbers are in the cells beside. */
export const Bars = ({ values, end }: BarsProps) => (
  <div className={styles.bars} aria-hidden>
    {(['now', 'before'] as const).map((of) => {
      const value = values[of] ?? 0;
      return (
        <span
          key={of}
          className={value > 0 ? styles[of] : styles.none}
          style={{ inlineSize: `${(100 * value) / end}%` }}
        />
      );
    })}
  </div>
);

/** The numbers of the scale, above the bars. */
export const Axis = ({ end, format }: { end: number; format: (value: number) => string }) => (
  <div className={styles.axis} aria-hidden>
    <span>0</span>
    <span>{format(end / 2)}</span>
    <span>{format(end)}</span>
  </div>
);

const Swatch = ({ of }: { of: Of }) => <span className={`${styles.swatch} ${styles[of]}`} aria-hidden />;

/** The title of a column of numbers, with the look of their bars. */
export const NumberHead = ({ of, title }: { of?: Of | undefined; title: string }) => (
  <div className={styles.head}>
    {title}
    {of && <Swatch of={of} />}
  </div>
);

/** Names the days for which the two bars of each row stand. */
export function BarKey({ period }: { period: Period }) {
  const { t } = useTranslation('adminFigures');
  const { language } = useLanguage();
  return (
    <Flex wrap gap="0 24px">
      {(['now', 'before'] as const).map((of) => (
        <Hint key={of}>
          <Swatch of={of} />{' '}
          {t(`key.${of}`, { days: periodName(of === 'now' ? period : periodBefore(period), language) })}
        </Hint>
      ))}
    </Flex>
  );
}
