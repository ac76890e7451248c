import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { Hint } from '../../components/hint.tsx';
import { WaitingTime } from '../../features/enquiries/clock-words.tsx';
import { whenOf } from '../../features/enquiries/enquiry-summary.ts';
import { formatRelative } from '../../features/enquiries/relative-time.ts';
import { useNow } from '../../features/enquiries/use-now.ts';
import styles from './enquiry-table.module.css';

/** The days of travel, and how long the customer waits, or when the request arrived. */
export function WhenCell({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation('adminRequests');
  const { language } = useLanguage();
  const now = useNow();
  const { created_at, waiting_since } = enquiry;
  const when = whenOf(enquiry, language, riyadhDay(now));
  return (
    <>
      {when && <div className={styles.line}>{when}</div>}
      <div className={styles.line}>
        {waiting_since ? (
          <WaitingTime enquiry={enquiry} since={waiting_since} />
        ) : (
          <Hint as="time" dateTime={created_at} title={formatDateTime(created_at, language)}>
            {t('sent', { when: formatRelative(created_at, now, language, 'narrow') })}
          </Hint>
        )}
      </div>
    </>
  );
}
