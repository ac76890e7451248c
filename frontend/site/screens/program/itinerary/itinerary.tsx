import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import type { SceneName } from '#shared/components/scenes.ts';
import { programPhotos } from '#shared/features/programs/program-photos.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { dayViews } from '../../../features/programs/day-views.ts';
import { useOpenForPrint } from '../use-open-for-print.ts';
import styles from './itinerary.module.css';
import { ItineraryDay } from './itinerary-day.tsx';
import { Route } from './route.tsx';

/** The days of a program: the first is open, and all are in print. */
export function Itinerary({ program, fallback }: { program: Program; fallback: SceneName }) {
  const { t } = useTranslation('offer');
  const { language } = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  useOpenForPrint(list);
  const photos = programPhotos(program, language);
  const days = dayViews(program, language);
  return (
    <section className={styles.itinerary}>
      <h2>{t('itinerary')}</h2>
      <Route days={days} />
      <div ref={list} className={styles.days}>
        {days.map((day) => (
          <ItineraryDay
            key={day.number}
            day={day}
            photo={photos.find(({ id }) => id !== undefined && id === day.photo)}
            fallback={fallback}
          />
        ))}
      </div>
    </section>
  );
}
