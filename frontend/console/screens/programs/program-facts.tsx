import Flex from 'antd/es/flex';
import Tag from 'antd/es/tag';
import { useTranslation } from 'react-i18next';
import { Prices } from '#shared/components/prices.tsx';
import { formatAdminPrice, formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { Hint } from '../../components/hint.tsx';
import { useWaitingDepartures } from '../../features/departures/use-waiting-departures.ts';
import { ProgramDates } from './program-dates.tsx';
import type { ListedProgram } from './program-filters.ts';

/** The facts on a card: the program's offer, its languages and its last change. A new draft has what staff have typed. */
export function ProgramFacts({ listed }: { listed: ListedProgram }) {
  const { t } = useTranslation('adminPrograms');
  const { language } = useLanguage();
  return (
    <div>
      <OfferFacts listed={listed} />
      <Hint>{t('card.changed', { when: formatDateTime(listed.changedAt, language) })}</Hint>
    </div>
  );
}

function OfferFacts({ listed: { program, offer, next, missing, hasDays } }: { listed: ListedProgram }) {
  const { t } = useTranslation(['adminPrograms', 'adminWaiting']);
  const waiting = useWaitingDepartures()
    .filter(({ program_id }) => program_id === program.id)
    .reduce((sum, one) => sum + one.waiting, 0);
  const { language } = useLanguage();
  const price = formatAdminPrice(offer.price_sar, language);
  return (
    <>
      {(program.version > 0 || offer.price_sar > 0) && (
        <strong>
          <bdi>
            <Prices>{offer.count > 1 ? t('card.from', { price }) : price}</Prices>
          </bdi>
        </strong>
      )}
      <Hint as={Flex} wrap align="baseline" gap="2px 14px">
        {hasDays && offer.onRequest && <span>{t('card.onRequest')}</span>}
        {hasDays && !offer.onRequest && (
          <>
            <span>{t('nights', { count: offer.nights })}</span>
            <ProgramDates program={offer} />
          </>
        )}
        {offer.count > 1 && <span>{t('card.moreDepartures', { count: offer.count - 1 })}</span>}
        {waiting > 0 && <Tag>{t('adminWaiting:count', { count: waiting })}</Tag>}
        {next?.seats_left != null && <span>{t('card.seatsLeft', { count: next.seats_left })}</span>}
        {program.texts.en?.trip_name ? (
          missing > 0 && <Tag>{t('card.missingEnglish', { count: missing })}</Tag>
        ) : (
          <Tag>{t('card.arabicOnly')}</Tag>
        )}
      </Hint>
    </>
  );
}
