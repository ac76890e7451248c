import { useTranslation } from 'react-i18next';
import type { PhotoFiles } from '#shared/components/photo-sources.tsx';
import { onPhones } from '#shared/components/photo-sources.tsx';
import type { SceneName } from '#shared/components/scenes.ts';
import { breakpoints } from '#shared/lib/breakpoints.ts';
import { Picture } from '../../../components/picture.tsx';
import type { DayView } from '../../../features/programs/day-views.ts';
import styles from './itinerary.module.css';

interface ItineraryDayProps {
  day: DayView;
  photo: PhotoFiles | undefined;
  fallback: SceneName;
}

const photoSizes = `${onPhones(84)}, (max-width: ${breakpoints.lg}rem) 84vw, 16rem`;

/** A day, which the reader can open. */
export function ItineraryDay({ day, photo, fallback }: ItineraryDayProps) {
  const { t } = useTranslation('offer');
  const { number, title, text, place, stay, transfer, meals } = day;
  const facts = [
    ['meals', meals.length > 0 && meals.map((meal) => t(`meals.${meal}`)).join(t('separator'))],
    ['stay', stay],
    ['transfer', transfer],
  ] as const;
  return (
    <details className={styles.day} open={number === 1} data-day={number}>
      <summary>
        <span className={styles.number}>{t('day', { number })}</span>
        <span className={styles.title}>
          <bdi>{title}</bdi>
          {place && (
            <small>
              <bdi>{place}</bdi>
            </small>
          )}
        </span>
      </summary>
      <div className={photo ? `${styles.body} ${styles.withPhoto}` : styles.body}>
        {photo && (
          <div className={styles.frame}>
            <Picture
              photo={photo}
              sizes={photoSizes}
              alt={photo.alternative ?? photo.caption ?? ''}
              fallback={fallback}
              className={styles.photo}
            />
          </div>
        )}
        <div>
          {text && (
            <p className={styles.text} dir="auto">
              {text}
            </p>
          )}
          <dl className={styles.facts}>
            {facts.map(
              ([name, value]) =>
                value && (
                  <div key={name}>
                    <dt>{t(`dayFacts.${name}`)}</dt>
                    <dd>
                      <bdi>{value}</bdi>
                    </dd>
                  </div>
                ),
            )}
          </dl>
        </div>
      </div>
    </details>
  );
}
