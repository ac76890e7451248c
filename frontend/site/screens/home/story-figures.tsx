import { useTranslation } from 'react-i18next';
import type { Figure } from '#contracts/api/site-figures-rules';
import type { InLanguage } from '#contracts/website/in-language';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useToday } from '#shared/lib/use-today.ts';
import { useSection } from '../../features/site-content/use-section.ts';
import styles from './story-figures.module.css';
import { useCountUp } from './use-count-up.ts';
import { useFigureText } from './use-figure-text.ts';

type View = InLanguage<Figure>;

/** The agency's figures; nothing if none is shown. */
export function StoryFigures() {
  const figures = useStoryFigures();
  return figures.length > 0 && <CountedFigures figures={figures} />;
}

/** The numbers count up once when they come into view. */
function CountedFigures({ figures }: { figures: readonly View[] }) {
  const { t } = useTranslation('home');
  const { counter, share } = useCountUp();
  return (
    <dl ref={counter} className={styles.figures} aria-label={t('story.figures')}>
      {figures.map(({ label, ...value }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same words.
        <div key={place}>
          <dt>{label}</dt>
          <dd>
            <CountedFigure {...value} share={share} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the owner's figures, and the years since the agency began. */
function useStoryFigures(): readonly View[] {
  const { t } = useTranslation('home');
  const thisYear = Number(useToday().slice(0, 4));
  const figures = useSection('figures');
  if (!figures) return [];
  const count = thisYear - figures.since;
  const years = { number: count, suffix: 'plus' as const, label: t('story.years', { count }) };
  return [...figures.story, ...(figures.years && count > 0 ? [years] : [])];
}

/** The final number is for screen readers, and keeps the width while the counting one is shorter. */
function CountedFigure({ number, suffix, share }: Pick<View, 'number' | 'suffix'> & { share: number }) {
  const { direction } = useLanguage();
  const { text } = useFigureText();
  const final = text({ number, suffix });
  return (
    <>
      <VisuallyHidden>{final}</VisuallyHidden>
      <bdi dir={direction} aria-hidden="true" className={styles.number} data-final={final}>
        <span>{share === 1 ? final : text({ number: Math.round(number * share), suffix })}</span>
      </bdi>
    </>
  );
}
