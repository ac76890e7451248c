import Tag, { type TagProps } from 'antd/es/tag';
import { useTranslation } from 'react-i18next';
import { availabilityOf, goesForSure } from '#catalogue/departures';
import type { Departure } from '#contracts/api/departures';
import type { Availability } from '#contracts/api/offer-terms';
import { formatDayRange, formatHijri } from '#shared/lib/format.ts';
import { palette } from '#shared/lib/palette.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useToday } from '#shared/lib/use-today.ts';
import { Hint } from '../../../../components/hint.tsx';
import { WaitingButton } from '../../../../features/departures/waiting-button.tsx';

interface Props {
  departure: Departure;
}

/** antd's colour of warnings is too light for text. */
const warning: TagProps = { style: { background: palette.saffronPale, color: palette.tealDarkest } };

const looks: Record<Availability, TagProps> = {
  available: { color: 'success' },
  freesale: { color: 'success' },
  limited: warning,
  on_request: {},
  waiting_list: warning,
  sold_out: { color: 'error' },
  closed: {},
};

/** When it leaves and comes back, with the Umm al-Qura day. */
export function DepartureDays({ departure: { from_date, to_date, nights } }: Props) {
  const { t } = useTranslation(['adminOffer', 'adminPrograms']);
  const { language } = useLanguage();
  return (
    <div>
      <bdi>{formatDayRange(from_date, to_date, language, { month: 'short' })}</bdi>
      <Hint>
        <bdi>{formatHijri(from_date, language)}</bdi> · {t('adminPrograms:nights', { count: nights })}
      </Hint>
    </div>
  );
}

/** Says in words what a visitor can do with the departure. */
export function DepartureState({ departure }: Props) {
  const { t } = useTranslation('adminOffer');
  const availability = availabilityOf(departure, useToday());
  return (
    <div>
      <Tag {...looks[availability]}>{t(`departures.availabilities.${availability}`)}</Tag>
    </div>
  );
}

export function DepartureSeats({ departure }: Props) {
  const { t } = useTranslation('adminOffer');
  const { id, capacity, seats_left, minimum } = departure;
  return (
    <div>
      {capacity === null || seats_left === null
        ? t('departures.notCounted')
        : t('departures.seatsLeft', { count: seats_left, left: seats_left, capacity })}
      <Hint>
        {goesForSure(departure)
          ? t('departures.goesForSure')
          : minimum !== null && t('departures.goesFrom', { count: minimum })}
      </Hint>
      <WaitingButton departureId={id} />
    </div>
  );
}
