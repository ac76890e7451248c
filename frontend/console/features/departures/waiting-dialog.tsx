import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import type { Enquiry } from '#contracts/api/enquiries';
import { baseLanguage } from '#contracts/api/program-fields';
import { formatDayRange } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import { ScrollableModal } from '../../components/scrollable-modal.tsx';
import { onNews } from '../enquiries/enquiry-news.ts';
import { toEnquiry } from '../enquiries/enquiry-record.ts';
import { LoadProblem } from '../session/load-problem.tsx';
import { staffApi } from '../session/staff-api.ts';
import type { ListedDeparture } from './use-waiting-list.tsx';
import { WaitingRequest } from './waiting-request.tsx';

interface Props {
  listed: ListedDeparture;
  open: boolean;
  onClose: () => void;
}

/** Lists who waits for a departure in the order of arrival. The departure's other requests are folded away below. */
export default function WaitingDialog({ listed, open, onClose }: Props) {
  const { t } = useTranslation('adminWaiting');
  const { language } = useLanguage();
  const { departure, tripName } = listed;
  const { from_date, to_date } = departure;
  const { data, error, mutate } = useRequests(listed, open);
  const name = tripName[language] || tripName[baseLanguage];

  return (
    <ScrollableModal
      open={open}
      title={t('title')}
      width="38rem"
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Hint>
        <bdi>{name}</bdi> · {formatDayRange(from_date, to_date, language, 'short')}
      </Hint>
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {!data && Boolean(error) && <LoadProblem title={t('loadFailed')} error={error} onRetry={() => void mutate()} />}
      {data && (
        <>
          {data.waiting.length > 0 ? (
            <>
              <Hint>{t('order')}</Hint>
              <Requests listed={listed} requests={data.waiting} />
            </>
          ) : (
            <p>{t('nobody')}</p>
          )}
          {data.others.length > 0 && (
            <details>
              <summary className={shared.summary}>{t('others', { count: data.others.length })}</summary>
              <Requests listed={listed} requests={data.others} />
            </details>
          )}
          {data.more && <Alert type="info" showIcon title={t('more')} />}
        </>
      )}
    </ScrollableModal>
  );
}

const Requests = ({ listed, requests }: { listed: ListedDeparture; requests: readonly Enquiry[] }) => (
  <ol className={`${shared.bare} ${shared.divided}`}>
    {requests.map((enquiry, place) => (
      <WaitingRequest key={enquiry.id} place={place + 1} enquiry={enquiry} listed={listed} />
    ))}
  </ol>
);

/** Loads the requests of a departure. Each opening of the dialog and each change by staff loads them again. */
function useRequests({ programId, departure }: ListedDeparture, open: boolean) {
  const answer = useSWR(
    open && (['requests of a departure', programId, departure.id] as const),
    async ([, id, departureId]) => {
      const { waiting, others, more } = await staffApi('GET /programs/{id}/departures/{departureId}/requests', {
        params: { id, departureId },
      });
      const read = (requests: readonly unknown[]) => requests.map((one) => toEnquiry(one));
      return { waiting: read(waiting), others: read(others), more };
    },
    { keepPreviousData: true },
  );
  const { mutate } = answer;
  useEffect(() => onNews(() => void mutate()), [mutate]);
  return answer;
}
