import { useTranslation } from 'react-i18next';
import { type DayView, stopsOf } from '../../../features/programs/day-views.ts';
import styles from './route.module.css';

/** The places of the days in their order, drawn as a way with stops. Nothing if there is only one place. */
export function Route({ days }: { days: readonly DayView[] }) {
  const { t } = useTranslation('offer');
  const stops = stopsOf(days);
  if (stops.length < 2) return null;
  return (
    <ol className={styles.route} aria-label={t('route')}>
      {stops.map(({ place, first, last }) => (
        <li key={first}>
          <strong>
            <bdi>{place}</bdi>
          </strong>
          <span>{first === last ? t('day', { number: first }) : t('daysOfStop', { first, last })}</span>
        </li>
      ))}
    </ol>
  );
}
