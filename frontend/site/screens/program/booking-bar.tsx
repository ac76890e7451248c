import { useTranslation } from 'react-i18next';
import { enquiryAbout, paths } from '#contracts/website/paths';
import { ButtonLink } from '#shared/components/button.tsx';
import { Icon } from '#shared/components/icon.tsx';
import styles from './booking-bar.module.css';
import type { BookableProgram } from './booking-panel.tsx';
import { BookingPrice } from './booking-price.tsx';
import { useExpertLink } from './use-expert-link.ts';

/** Price and main action at the bottom of a phone's window. */
export function BookingBar({ id, title, price, ended }: BookableProgram & { ended: boolean }) {
  const { t } = useTranslation('programs');
  const expertLink = useExpertLink({ id, title });
  return (
    <div className={styles.bar} data-booking-bar>
      <BookingPrice price={price} className={styles.price} />
      <a
        href={expertLink}
        target="_blank"
        rel="noreferrer"
        className={styles.chat}
        aria-label={t('detail.contactExpert')}
      >
        <Icon of="whats-app-outlined" />
      </a>
      <ButtonLink to={enquiryAbout(paths.customJourney, id)} look="accent" className={styles.request}>
        {t(ended ? 'detail.askNextDates' : 'detail.request')}
      </ButtonLink>
    </div>
  );
}
