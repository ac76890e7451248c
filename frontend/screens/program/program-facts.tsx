import CalendarOutlined from '@ant-design/icons-svg/es/asn/CalendarOutlined';
import HomeOutlined from '@ant-design/icons-svg/es/asn/HomeOutlined';
import MoonOutlined from '@ant-design/icons-svg/es/asn/MoonOutlined';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
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
      <Fact icon={CalendarOutlined} label={t('detail.dates')}>
        <DaysText days={days} />
      </Fact>
      <Fact icon={MoonOutlined} label={t('detail.duration')}>
        <DurationText nights={nights} />
      </Fact>
      {accommodation && (
        <Fact icon={HomeOutlined} label={t('detail.accommodation')}>
          <bdi>{accommodation}</bdi>
        </Fact>
      )}
    </dl>
  );
}

const Fact = ({ icon, label, children }: { icon: IconDefinition; label: string; children: ReactNode }) => (
  <div>
    <dt>
      <Icon of={icon} />
      <span>{label}</span>
    </dt>
    <dd>{children}</dd>
  </div>
);
