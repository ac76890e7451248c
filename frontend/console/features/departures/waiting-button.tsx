import TeamOutlined from '@ant-design/icons/es/icons/TeamOutlined';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { formatShortDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useWaitingDepartures } from './use-waiting-departures.ts';
import { useWaitingList } from './use-waiting-list.tsx';

/** Shows how many customers wait for a departure, as a button that opens their list. Shows nothing if nobody waits. */
export function WaitingButton({ departureId }: { departureId: string }) {
  const { t } = useTranslation('adminWaiting');
  const { language } = useLanguage();
  const list = useWaitingDepartures().find(({ departure }) => departure.id === departureId);
  const { dialog, openList } = useWaitingList();
  return (
    <>
      {list && (
        <Button
          size="small"
          icon={<TeamOutlined aria-hidden />}
          aria-label={t('showNamed', { count: list.waiting, day: formatShortDate(list.departure.from_date, language) })}
          onClick={() => openList({ programId: list.program_id, tripName: list.trip_name, departure: list.departure })}
        >
          {t('count', { count: list.waiting })}
        </Button>
      )}
      {dialog}
    </>
  );
}
