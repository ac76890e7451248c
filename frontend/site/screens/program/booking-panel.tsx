import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ProgramPhase } from '#catalogue/phase';
import { enquiryAbout, paths } from '#contracts/website/paths';
import { ButtonAnchor, ButtonLink } from '#shared/components/button.tsx';
import { Icon } from '#shared/components/icon.tsx';
import { BedIcon, PlaneIcon } from '#shared/components/travel-icons.tsx';
import { site } from '#shared/lib/site.ts';
import styles from './booking-panel.module.css';
import { BookingPrice } from './booking-price.tsx';
import { ShareButton } from './share-button.tsx';
import { useExpertLink } from './use-expert-link.ts';

export interface BookableProgram {
  id: string;
  title: string;
  price: number | undefined;
}

/** The price and the main action: a form prefilled from the program, or a chat with an expert. */
export function BookingPanel({ id, title, price, phase }: BookableProgram & { phase: ProgramPhase }) {
  const { t } = useTranslation('programs');
  const ended = phase === 'ended';
  const expertLink = useExpertLink({ id, title });
  return (
    <div className={styles.panel}>
      <BookingPrice price={price} className={styles.price} />
      {ended && (
        <p className={styles.ended}>
          <strong>{t('detail.ended')}</strong>
          {t('detail.endedText')}
        </p>
      )}
      <ButtonLink to={enquiryAbout(paths.customJourney, id)} look="accent">
        {t(ended ? 'detail.askNextDates' : 'detail.request')}
      </ButtonLink>
      <ButtonAnchor href={expertLink} target="_blank" rel="noreferrer" icon={<Icon of="whats-app-outlined" />}>
        {t('detail.contactExpert')}
      </ButtonAnchor>
      {!ended && (
        <div className={styles.parts}>
          <PartLink to={enquiryAbout(paths.flightBooking, id)} icon={<PlaneIcon />}>
            {t('detail.bookFlight')}
          </PartLink>
          <PartLink to={enquiryAbout(paths.hotelBooking, id)} icon={<BedIcon />}>
            {t('detail.bookHotel')}
          </PartLink>
        </div>
      )}
      {phase === 'open' && <CancellationPromise />}
      {phase === 'leaving' && <p className={styles.cancellation}>{t('detail.lateCancellation')}</p>}
      <ShareButton title={title} text={t('detail.shareText', { title })} />
    </div>
  );
}

/** A link to a form for one part of the journey. */
const PartLink = ({ to, icon, children }: { to: string; icon: ReactNode; children: string }) => (
  <Link to={to} className={styles.part}>
    {icon}
    {children}
  </Link>
);

function CancellationPromise() {
  const { t } = useTranslation('programs');
  const { t: common } = useTranslation('common');
  const days = common('days', { count: site.freeCancellationDays });
  return (
    <div className={styles.promise}>
      <Icon of="safety-certificate-outlined" />
      <p>
        <strong>{t('detail.cancellation', { days })}</strong>
        {t('detail.cancellationText', { days })}
      </p>
    </div>
  );
}
