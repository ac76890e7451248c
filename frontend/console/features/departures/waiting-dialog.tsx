import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useTranslation } from 'react-i18next';
import { baseLanguage } from '#contracts/api/program-fields';
import { formatDayRange } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import { ScrollableModal } from '../../components/scrollable-modal.tsx';
import { LoadProblem } from '../session/load-problem.tsx';
import { useDepartureRequests } from './use-departure-requests.ts';
import type { ListedDeparture } from './use-waiting-list.tsx';
import { WaitingRequests } from './waiting-requests.tsx';

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
  const name = tripName[language] || tripName[baseLanguage];

  return (
    <ScrollableModal
      open={open}
      title={t('title')}
      width="38rem"
      // Each opening loads the lists again.
      destroyOnHidden
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Hint>
        <bdi>{name}</bdi> · {formatDayRange(from_date, to_date, language, { month: 'short' })}
      </Hint>
      <Lists listed={listed} />
    </ScrollableModal>
  );
}

function Lists({ listed }: Pick<Props, 'listed'>) {
  const { t } = useTranslation('adminWaiting');
  const [waiting, others] = [useDepartureRequests(listed, 'waiting'), useDepartureRequests(listed, 'others')];
  if (!waiting.requests || !others.requests) {
    const error = waiting.error ?? others.error;
    const retry = () => void Promise.all([waiting.refresh(), others.refresh()]);
    if (!error) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
    return <LoadProblem title={t('loadFailed')} error={error} onRetry={retry} />;
  }
  const count = others.requests.length;
  return (
    <>
      {waiting.requests.length > 0 || waiting.hasMore ? (
        <>
          <Hint style={{ marginBlockEnd: '0.75rem' }}>{t('order')}</Hint>
          <WaitingRequests listed={listed} list={waiting} />
        </>
      ) : (
        <p>{t('nobody')}</p>
      )}
      {(count > 0 || others.hasMore) && (
        <details>
          <summary className={shared.summary}>
            {t('others', { count, number: `${count}${others.hasMore ? '+' : ''}` })}
          </summary>
          <WaitingRequests listed={listed} list={others} />
        </details>
      )}
    </>
  );
}
