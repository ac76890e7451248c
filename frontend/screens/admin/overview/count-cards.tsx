import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contracts/website/paths';
import { enquiryTypes } from '../../../features/enquiries/staff/enquiry-view.ts';
import type { Counts } from '../../../features/enquiries/staff/overview.ts';
import type { Period } from '../../../features/enquiries/staff/period.ts';
import { typeLook } from '../../../features/enquiries/staff/type-look.tsx';
import { formatCount } from '../../../lib/format.ts';
import styles from './count-cards.module.css';
import { Trend } from './trend.tsx';

const lists = {
  flight: paths.admin.flightRequests,
  hotel: paths.admin.hotelRequests,
  custom: paths.admin.customRequests,
  message: paths.admin.messages,
};

/** How many requests of each type came in; each leads to them. */
export function CountCards({ counts, period: { from, to } }: { counts: Counts; period: Period }) {
  const { t } = useTranslation('adminOverview');
  return (
    <ul className={styles.cards} aria-label={t('cards.label')}>
      {enquiryTypes.map((type) => {
        const { icon: Sign } = typeLook[type];
        return (
          <li key={type}>
            <Link to={`${lists[type]}?${new URLSearchParams({ from, to })}`} className={styles.card}>
              <span className={styles.head}>
                <span className={styles.sign}>
                  <Sign aria-hidden />
                </span>
                {t(`cards.${type}`)}
              </span>
              <span className={styles.count}>{formatCount(counts[type].count)}</span>
              <Trend {...counts[type]} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
