import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Prices } from '#shared/components/prices.tsx';
import { formatDayRange, formatHijriRange, formatPrice, formatShortDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import type { DepartureView } from '../../../features/programs/departure-view.ts';
import { useDeadlineText } from '../../../features/programs/use-deadline-text.ts';
import { CalendarButton, type DepartingProgram } from './calendar-button.tsx';
import styles from './departure-table.module.css';

interface DepartureRowProps {
  program: DepartingProgram;
  departure: DepartureView;
  /** The address of the form for it. */
  address: string;
}

/** A departure: its days in both calendars, its price, the places left, and the way to ask for it. */
export function DepartureRow({ program, departure, address }: DepartureRowProps) {
  const { t } = useTranslation(['offer', 'programs']);
  const { language } = useLanguage();
  const { from, to, nights, availability, hasPlaces, notes } = departure;
  const days = formatDayRange(from, to, language);
  const note = notes[language] ?? notes.ar;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see `DepartureTable`.
    <tr role="row" data-departure={departure.id} data-availability={availability}>
      {/* biome-ignore lint/a11y/noRedundantRoles: see `DepartureTable`. */}
      <th scope="row" role="rowheader" className={styles.dates}>
        <strong>{days}</strong>
        <span className={styles.soft}>{formatHijriRange(from, to, language)}</span>
        <span className={styles.soft}>{t('programs:duration.nights', { count: nights })}</span>
        {note && <bdi className={styles.note}>{note}</bdi>}
      </th>
      {/* biome-ignore lint/a11y/noRedundantRoles: see `DepartureTable`. */}
      <td role="cell" className={styles.price}>
        <PriceCell departure={departure} />
      </td>
      {/* biome-ignore lint/a11y/noRedundantRoles: see `DepartureTable`. */}
      <td role="cell" className={styles.places}>
        <PlacesCell departure={departure} />
      </td>
      {/* biome-ignore lint/a11y/noRedundantRoles: see `DepartureTable`. */}
      <td role="cell" className={styles.action}>
        {availability !== 'sold_out' && (
          <Link
            to={address}
            className={hasPlaces ? styles.request : styles.wait}
            aria-label={t(hasPlaces ? 'requestOf' : 'joinListOf', { days })}
          >
            {t(hasPlaces ? 'requestShort' : 'joinList')}
          </Link>
        )}
        {hasPlaces && <CalendarButton program={program} departure={departure} days={days} />}
      </td>
    </tr>
  );
}

function PriceCell({ departure: { price, early } }: Pick<DepartureRowProps, 'departure'>) {
  const { t } = useTranslation(['offer', 'programs']);
  const { language } = useLanguage();
  if (price === undefined) return <span className={styles.soft}>{t('programs:price.missing')}</span>;
  return (
    <>
      <strong>
        <bdi className="nowrap">
          <Prices>{formatPrice(price, language)}</Prices>
        </bdi>
      </strong>
      <span className={styles.soft}>{t('perAdult')}</span>
      {early && (
        <span className={styles.early}>
          <Prices>
            {t('early', { day: formatShortDate(early.until, language), price: formatPrice(early.later, language) })}
          </Prices>
        </span>
      )}
    </>
  );
}

function PlacesCell({ departure }: Pick<DepartureRowProps, 'departure'>) {
  const { t } = useTranslation('offer');
  const deadlineText = useDeadlineText();
  const { availability, seatsLeft, goesForSure, minimum, hasPlaces } = departure;
  return (
    <>
      <span className={styles.state} data-state={availability}>
        {seatsLeft === undefined ? t(`availability.${availability}`) : t('seatsLeft', { count: seatsLeft })}
      </span>
      {availability === 'waiting_list' && <span className={styles.soft}>{t('listOpen')}</span>}
      {goesForSure && <span className={styles.sure}>{t('goesForSure')}</span>}
      {minimum !== undefined && <span className={styles.soft}>{t('goesFrom', { count: minimum })}</span>}
      {hasPlaces && <span className={styles.soft}>{deadlineText(departure)}</span>}
    </>
  );
}
