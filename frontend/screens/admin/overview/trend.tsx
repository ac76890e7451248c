import ArrowDownOutlined from '@ant-design/icons/es/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/es/icons/ArrowUpOutlined';
import { useTranslation } from 'react-i18next';
import { Ltr } from '../../../components/ltr.tsx';
import type { Counts } from '../../../features/enquiries/staff/overview.ts';
import { formatCount } from '../../../lib/format.ts';
import styles from './trend.module.css';

/** The change against the period of the same length before. */
export function Trend({ previous, trend }: Counts['flight']) {
  const { t } = useTranslation('adminOverview');
  return (
    <span className={styles.trend}>
      {trend !== null && (
        <span className={styles.change} data-way={trend > 0 ? 'up' : trend < 0 ? 'down' : 'none'}>
          {trend > 0 && <ArrowUpOutlined aria-hidden />}
          {trend < 0 && <ArrowDownOutlined aria-hidden />}
          <Ltr>{percent(trend)}</Ltr>
        </span>
      )}
      <span>{t(previous > 0 ? 'trend.before' : 'trend.noneBefore', { previous: formatCount(previous) })}</span>
    </span>
  );
}

const percent = (trend: number) => `${trend > 0 ? '+' : trend < 0 ? '−' : ''}${formatCount(Math.abs(trend))}%`;
