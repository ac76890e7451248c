import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import type { PhotoRecord } from '#contracts/api/photo-record';
import { type PhotoState, photoFailures, photoState } from '../../features/programs/photo-state.ts';
import { PhotoFailures } from './photo-failures.tsx';

/**
 * Reports photos that visitors do not see: those being checked, and failed ones. The list refreshes itself until all
 * are checked.
 */
export function PhotoNotice({ records }: { records: readonly PhotoRecord[] }) {
  const { t } = useTranslation('adminPrograms');
  const states = records.map((record) => photoState(record));
  const count = (wanted: PhotoState) => states.filter((state) => state === wanted).length;
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
