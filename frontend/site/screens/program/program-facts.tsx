import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#shared/components/icon.tsx';
import type { IconName } from '#shared/components/icon-names.ts';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import type { ProgramCardView } from '../../features/programs/program-card-view.ts';
import { DaysText, DurationText } from '../../features/programs/program-facts.tsx';
import styles from './program-facts.module.css';

interface ProgramFactsProps extends Pick<ProgramCardView, 'days' | 'nights'> {
  /** The full text; empty shows no line. */
  accommodation: string;
}

/** Dates, duration and hotel. */
export function ProgramFacts({ days, nights, accommodation }: ProgramFactsProps) {
  const { t } = useTranslation('programs');
  return (
    <dl className={styles.facts}>
      <Fact icon="calendar-outlined" label={t('detail.dates')}>
        <DaysText days={days} />
      </Fact>
      <Fact icon="moon-outlined" label={t('detail.duration')}>
        <DurationText nights={nights} />
      </Fact>
      {accommodation && (
        <Fact icon="home-outlined" label={t('detail.accommodation')}>
          <bdi>{accommodation}</bdi>
        </Fact>
      )}
    </dl>
  );
}

const Fact = ({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) => (
  <div>
    <dt>
      <Icon of={icon} />
      {/* Beside its line on narrow screens, the icon says enough. */}
      <VisuallyHidden until="lg">{label}</VisuallyHidden>
    </dt>
    <dd>{children}</dd>
  </div>
);
