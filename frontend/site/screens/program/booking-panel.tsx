import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ProgramPhase } from '#catalogue/phase';
import { containsVat, pricesFor } from '#catalogue/prices';
import type { Program } from '#contracts/api/programs';
import { enquiryAbout, paths } from '#contracts/website/paths';
import { ButtonAnchor, ButtonLink } from '#shared/components/button.tsx';
import { Icon } from '#shared/components/icon.tsx';
import { BedIcon, PlaneIcon } from '#shared/components/travel-icons.tsx';
import { ShareButton } from '../../components/share-button.tsx';
import { type ChosenDates, hasChoice } from '../../features/programs/use-chosen-dates.ts';
import { LateProgramActions } from '../../features/shortlist/late-shortlist.tsx';
import styles from './booking-panel.module.css';
import { BookingPrice } from './booking-price.tsx';
import { CancellationNote } from './cancellation-note.tsx';
import { DateChooser } from './date-chooser.tsx';
import { useExpertLink } from './use-expert-link.ts';

interface BookingPanelProps {
  program: Program;
  title: string;
  price: number | undefined;
  /** True if other departures cost more. */
  varies: boolean;
  phase: ProgramPhase;
  dates: ChosenDates;
}

/** The price and the main action: a form prefilled from the program, or a chat with an expert. */
export function BookingPanel({ program, title, price, varies, phase, dates }: BookingPanelProps) {
  const { t } = useTranslation(['programs', 'offer']);
  const { id } = program;
  const ended = phase === 'ended';
  const chosen = hasChoice(program) && !ended ? dates.chosen : undefined;
  const expertLink = useExpertLink({ id, title });
  return (
    <section className={styles.panel}>
      <BookingPrice price={price} varies={varies} className={styles.price}>
        <small>{containsVat(chosen?.prices ?? pricesFor(program)) ? t('price.withVat') : t('offer:total.noVat')}</small>
      </BookingPrice>
      {ended && (
        <p className={styles.ended}>
          <strong>{t('detail.ended')}</strong>
          {t('detail.endedText')}
        </p>
      )}
      {chosen ? (
        <DateChooser programId={id} dates={dates} chosen={chosen} />
      ) : (
        <ButtonLink to={enquiryAbout(paths.customJourney, id)} look="accent">
          {t(ended ? 'detail.askNextDates' : 'detail.request')}
        </ButtonLink>
      )}
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
      <CancellationNote program={program} phase={phase} departs={chosen?.from} />
      <ButtonLink to={paths.brochure(id)} look="quiet">
        {t('detail.brochure')}
      </ButtonLink>
      <LateProgramActions program={{ id, title }} />
      <ShareButton title={title} text={t('detail.shareText', { title })} />
    </section>
  );
}

/** A link to a form for one part of the journey. */
const PartLink = ({ to, icon, children }: { to: string; icon: ReactNode; children: string }) => (
  <Link to={to} className={styles.part}>
    {icon}
    {children}
  </Link>
);
