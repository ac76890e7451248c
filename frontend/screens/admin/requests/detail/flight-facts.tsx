import { useTranslation } from 'react-i18next';
import { listTravellers } from '../../../../features/enquiries/staff/enquiry-summary.ts';
import type { FlightDetails } from '../../../../features/enquiries/staff/enquiry-view.ts';
import { formatDate } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import { Day, Facts, OwnWords } from './facts.tsx';
import styles from './flight-facts.module.css';
import { RouteLine } from './route-line.tsx';

export function FlightFacts({ data }: { data: FlightDetails }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return (
    <>
      <RouteLine departure={data.departure} arrival={data.arrival} />
      <Facts
        facts={[
          { label: t('detail.departureDate'), value: data.fromDate && <Day day={data.fromDate} /> },
          {
            label: t('detail.returnDate'),
            value: data.toDate ? <Day day={data.toDate} /> : t('detail.oneWay'),
          },
          { label: t('detail.travellers'), value: listTravellers(data, { t }) },
          { label: t('detail.travelClass'), value: data.travelClass && t(`travelClass.${data.travelClass}`) },
        ]}
      />
      {data.legs.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('detail.extraLegs')}</h3>
          <ol className={styles.legs}>
            {data.legs.map((leg) => (
              <li key={`${leg.departure} ${leg.arrival} ${leg.date}`}>
                <RouteLine
                  departure={leg.departure}
                  arrival={leg.arrival}
                  note={leg.date && formatDate(leg.date, language)}
                  small
                />
              </li>
            ))}
          </ol>
        </>
      )}
      <Facts facts={[{ label: t('detail.notes'), value: data.notes && <OwnWords text={data.notes} />, wide: true }]} />
    </>
  );
}
