import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import { formatCount } from '#shared/lib/format.ts';
import { site, yearsSince } from '#shared/lib/site.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useToday } from '#shared/lib/use-today.ts';
import styles from './story-figures.module.css';
import { useCountUp } from './use-count-up.ts';

const { countries, travellers, journeys } = site.figures;

/** The agency's figures, counted up once when they come into view. */
export function StoryFigures() {
  const { t } = useTranslation('home');
  const { counter, share } = useCountUp();
  const figures = [
    { key: 'countries', target: countries },
    { key: 'travellers', target: travellers },
    { key: 'journeys', target: journeys },
    { key: 'years', target: yearsSince(useToday()) },
  ] as const;
  return (
    <dl ref={counter} className={styles.figures} aria-label={t('story.figures')}>
      {figures.map(({ key, target }) => (
        <div key={key}>
          <dt>{t(`story.${key}`, { count: target })}</dt>
          <dd>
            <Figure target={target} share={share} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The final number is for screen readers, and keeps the width while the counting one is shorter. */
function Figure({ target, share }: { target: number; share: number }) {
  const { t } = useTranslation('home');
  const { direction } = useLanguage();
  const text = (value: number) => t('story.countValue', { number: formatCount(value) });
  return (
    <>
      <VisuallyHidden>{text(target)}</VisuallyHidden>
      <bdi dir={direction} aria-hidden="true" className={styles.number} data-final={text(target)}>
        <span>{text(Math.round(target * share))}</span>
      </bdi>
    </>
  );
}
