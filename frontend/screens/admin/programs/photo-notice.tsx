import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import type { PhotoRecord } from '#contracts/programs';
import { type PhotoStanding, photoFailures, photoStanding } from '../../../features/programs/photo-standing.ts';
import { PhotoFailures } from './photo-failures.tsx';

/** Tells of photos that visitors do not see yet, or never will. The list refreshes itself until all are checked. */
export function PhotoNotice({ records }: { records: readonly PhotoRecord[] }) {
  const { t } = useTranslation('adminPrograms');
  const standings = records.map((record) => photoStanding(record));
  const count = (wanted: PhotoStanding) => standings.filter((standing) => standing === wanted).length;
  const [pending, failed] = [count('pending'), count('failed')];
  return (
    <div aria-live="polite">
      {pending > 0 && (
        <Alert
          role="none"
          type="info"
          showIcon
          icon={<ClockCircleOutlined aria-hidden />}
          title={t('card.checking', { count: pending })}
        />
      )}
      {failed > 0 && (
        <Alert
          role="none"
          type="error"
          showIcon
          title={t('card.failed', { count: failed })}
          description={<PhotoFailures failures={photoFailures(records)} />}
        />
      )}
    </div>
  );
}
