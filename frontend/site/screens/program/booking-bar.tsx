import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import { enquiryAbout, paths } from '#contracts/website/paths';
import { ButtonLink } from '#shared/components/button.tsx';
import { Icon } from '#shared/components/icon.tsx';
import type { ProgramCardView } from '../../features/programs/program-card-view.ts';
import { type ChosenDates, hasChoice } from '../../features/programs/use-chosen-dates.ts';
import styles from './booking-bar.module.css';
import { BookingPrice } from './booking-price.tsx';
import { useExpertLink } from './use-expert-link.ts';

interface BookingBarProps {
  program: Program;
  view: ProgramCardView;
  dates: ChosenDates;
}

/** Price and main action at the bottom of a phone's window. */
export function BookingBar({ program, view: { id, title, price, varies, ended }, dates }: BookingBarProps) {
  const { t } = useTranslation(['programs', 'offer']);
  const expertLink = useExpertLink({ id, title });
  const chosen = hasChoice(program) && !ended ? dates.chosen : undefined;
  return (
    <div className={styles.bar} data-booking-bar>
      <BookingPrice price={price} varies={varies} className={styles.price} />
      <a
        href={expertLink}
        target="_blank"
        rel="noreferrer"
        className={styles.chat}
        aria-label={t('detail.contactExpert')}
      >
        <Icon of="whats-app-outlined" />
      </a>
      <ButtonLink
        to={chosen ? dates.addressOf() : enquiryAbout(paths.customJourney, id)}
        look="accent"
        className={styles.request}
      >
        {chosen
          ? t(chosen.hasPlaces ? 'offer:request' : 'offer:joinList')
          : t(ended ? 'detail.askNextDates' : 'detail.request')}
      </ButtonLink>
    </div>
  );
}
