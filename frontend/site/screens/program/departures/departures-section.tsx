import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { containsVat } from '#catalogue/prices';
import { enquiryAbout, paths } from '#contracts/website/paths';
import { ButtonLink } from '#shared/components/button.tsx';
import type { ChosenDates } from '../../../features/programs/use-chosen-dates.ts';
import { useOpenForPrint } from '../use-open-for-print.ts';
import type { DepartingProgram } from './calendar-button.tsx';
import { DepartureTable } from './departure-table.tsx';
import styles from './departures-section.module.css';

/** The departures that are shown before the reader asks for more. */
const shownAtFirst = 5;

/** A program's departures: the next ones, and the others on demand. */
export function DeparturesSection({ program, dates }: { program: DepartingProgram; dates: ChosenDates }) {
  const { t } = useTranslation('offer');
  const section = useRef<HTMLElement>(null);
  useOpenForPrint(section);
  const { departures } = dates;
  const [first, rest] = [departures.slice(0, shownAtFirst), departures.slice(shownAtFirst)];
  return (
    <section ref={section} id="departures" className={styles.section}>
      <h2>{t('departures')}</h2>
      {departures.length === 0 ? (
        <div className={styles.none}>
          <p>{t('noDepartures')}</p>
          <ButtonLink to={enquiryAbout(paths.customJourney, program.id)} look="quiet">
            {t('tellDates')}
          </ButtonLink>
        </div>
      ) : (
        <DepartureTable program={program} departures={first} addressOf={dates.addressOf} />
      )}
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{t('moreDates', { count: rest.length })}</summary>
          <DepartureTable program={program} departures={rest} addressOf={dates.addressOf} isContinued />
        </details>
      )}
      {departures.length > 0 && (
        <p className={styles.note}>
          {t(departures.every(({ prices }) => containsVat(prices)) ? 'pricesNote' : 'pricesNoteNoVat')}
        </p>
      )}
    </section>
  );
}
