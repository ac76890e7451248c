import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import WarningOutlined from '@ant-design/icons/es/icons/WarningOutlined';
import { useTranslation } from 'react-i18next';
import type { PhotoRecord } from '#contracts/programs';
import { type PhotoStanding, photoFailures, photoStanding } from '../../../features/programs/photo-standing.ts';
import { PhotoFailures } from './photo-failures.tsx';
import styles from './photo-notice.module.css';

/** Tells of photos that visitors do not see yet, or never will. The list refreshes itself until all are checked. */
export function PhotoNotice({ records }: { records: readonly PhotoRecord[] }) {
  const { t } = useTranslation('adminPrograms');
  const standings = records.map((record) => photoStanding(record));
  const count = (wanted: PhotoStanding) => standings.filter((standing) => standing === wanted).length;
  const [pending, failed] = [count('pending'), count('failed')];
  return (
    <div aria-live="polite" className={styles.notices}>
      {pending > 0 && (
        <p className={styles.pending}>
          <ClockCircleOutlined aria-hidden />
          {t('card.checking', { count: pending })}
        </p>
      )}
      {failed > 0 && (
        <div className={styles.failed}>
          <WarningOutlined aria-hidden />
          <div>
            {t('card.failed', { count: failed })}
            <PhotoFailures failures={photoFailures(records)} />
          </div>
        </div>
      )}
    </div>
  );
}
