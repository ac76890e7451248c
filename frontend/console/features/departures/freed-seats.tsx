import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { baseLanguage } from '#contracts/api/program-fields';
import { formatDayRange } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useToday } from '#shared/lib/use-today.ts';
import shared from '../../components/console.module.css';
import { isFreed, useWaitingDepartures } from './use-waiting-departures.ts';
import { useWaitingList } from './use-waiting-list.tsx';

/** Says which departures have seats again while people wait for them, each with its list. */
export function FreedSeats() {
  const { t } = useTranslation('adminWaiting');
  const { language } = useLanguage();
  const today = useToday();
  const freed = useWaitingDepartures().filter((one) => isFreed(one, today));
  const { dialog, openList } = useWaitingList();
  return (
    <>
      {freed.length > 0 && (
        <Alert
          type="warning"
          showIcon
          style={{ marginBlockEnd: '1.25rem' }}
          title={t('freed.title')}
          description={
            <ul className={`${shared.bare} ${shared.divided}`}>
              {freed.map(({ program_id, trip_name, departure, waiting }) => {
                const { id, from_date, to_date, seats_left } = departure;
                const program = trip_name[language] || trip_name[baseLanguage];
                const day = formatDayRange(from_date, to_date, language, { month: 'short' });
                const seats = seats_left === null ? t('freed.open') : t('freed.seats', { count: seats_left });
                return (
                  <Flex component="li" key={id} wrap justify="space-between" align="center" gap="4px 16px">
                    <div>
                      <bdi>{program}</bdi> · <bdi>{day}</bdi>
                      <div>
                        <strong>{t('freed.line', { seats, waiting: t('count', { count: waiting }) })}</strong>
                      </div>
                    </div>
                    <Button
                      aria-label={t('freed.showNamed', { program, day })}
                      onClick={() => openList({ programId: program_id, tripName: trip_name, departure })}
                    >
                      {t('freed.show')}
                    </Button>
                  </Flex>
                );
              })}
            </ul>
          }
        />
      )}
      {dialog}
    </>
  );
}
