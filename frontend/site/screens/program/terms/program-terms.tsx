import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import { Icon } from '#shared/components/icon.tsx';
import { programTexts } from '#shared/features/programs/program-texts.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { CancellationSteps } from '../../../features/programs/cancellation-list.tsx';
import styles from './program-terms.module.css';

const topics = ['visa', 'documents', 'fitness', 'children', 'packing'] as const;

/** Facts that travellers need: papers, fitness, children, what to bring. Nothing if staff wrote nothing. */
export function ThingsToKnow({ program }: { program: Program }) {
  const { t } = useTranslation('offer');
  const { language } = useLanguage();
  const texts = programTexts(program, language);
  const known = topics.flatMap((topic) => {
    const text = texts[`know_${topic}`];
    return text ? [{ topic, text }] : [];
  });
  if (known.length === 0) return null;
  return (
    <section>
      <h2>{t('know.title')}</h2>
      <dl className={styles.know}>
        {known.map(({ topic, text }) => (
          <div key={topic}>
            <dt>{t(`know.${topic}`)}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The terms of a program in words, step by step: its own, else the site's. */
export function CancellationTerms({ program }: { program: Program }) {
  const { t } = useTranslation('offer');
  return (
    <section id="cancellation">
      <h2>{t('cancellation.title')}</h2>
      <CancellationSteps program={program} />
    </section>
  );
}

/** The place where travellers meet, with a link to a map: no map of others is on our page. */
export function MeetingPoint({ program }: { program: Program }) {
  const { t } = useTranslation('offer');
  const { language } = useLanguage();
  const { meeting_point } = programTexts(program, language);
  if (!meeting_point) return null;
  return (
    <section>
      <h2>{t('meeting.title')}</h2>
      <p className={styles.meeting}>
        <Icon of="environment-outlined" />
        <bdi>{meeting_point}</bdi>
        {program.meeting_map && (
          <a href={program.meeting_map} target="_blank" rel="noreferrer">
            {t('meeting.map')}
          </a>
        )}
      </p>
    </section>
  );
}
