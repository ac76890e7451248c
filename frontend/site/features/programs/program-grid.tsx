import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { onPhones } from '#shared/components/photo-sources.tsx';
import { Skeleton, SkeletonLines } from '#shared/components/skeleton.tsx';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import { breakpoints } from '#shared/lib/breakpoints.ts';
import cardStyles from './program-card.module.css';
import { ProgramCard } from './program-card.tsx';
import type { ProgramCardView } from './program-card-view.ts';
import styles from './program-grid.module.css';

interface GridShape {
  widest?: 3 | 4;
  /** True for a single row on phones that scrolls sideways, instead of a long column. */
  rowOnPhones?: boolean;
}

interface ProgramGridProps extends GridShape {
  programs: readonly ProgramCardView[];
  /** Heading level of the cards' titles. */
  level: 2 | 3;
  /** Number of photos that load eagerly: those above the fold on most screens. */
  priorityCount?: number;
  /** The buttons of a card. */
  actions?: (program: ProgramCardView) => ReactNode;
}

const upToThree = `${onPhones(92)}, (max-width: ${breakpoints.lg}rem) 46vw`;

/** The cards' widths, which match the columns of the style sheet. */
const cardSizes = {
  three: `${upToThree}, (max-width: ${breakpoints.xl}rem) 31vw, 24rem`,
  four: `${upToThree}, (max-width: ${breakpoints.xl}rem) 31vw, 17.5rem`,
};

/** Programs in one to four columns. */
export function ProgramGrid(props: ProgramGridProps) {
  const { programs, level, widest = 4, priorityCount = 3, rowOnPhones, actions } = props;
  const sizes = widest === 4 ? cardSizes.four : cardSizes.three;
  return (
    <Grid widest={widest} rowOnPhones={rowOnPhones}>
      {programs.map((program, index) => (
        <li key={program.id}>
          <ProgramCard program={program} level={level} sizes={sizes} priority={index < priorityCount}>
            {actions?.(program)}
          </ProgramCard>
        </li>
      ))}
    </Grid>
  );
}

/** Placeholder for the grid while programs load, with cards of the same size. */
export function ProgramGridSkeleton({ count, widest = 4, rowOnPhones }: GridShape & { count: number }) {
  const { t } = useTranslation('programs');
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
      <Grid widest={widest} rowOnPhones={rowOnPhones}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical and never move.
          <li key={index}>
            <CardSkeleton />
          </li>
        ))}
      </Grid>
    </div>
  );
}

const Grid = ({ widest, rowOnPhones, children }: GridShape & { children: ReactNode }) => (
  <ul className={[styles.grid, widest === 4 && styles.four, rowOnPhones && styles.row].filter(Boolean).join(' ')}>
    {children}
  </ul>
);

const CardSkeleton = () => (
  <div className={cardStyles.card} aria-hidden="true">
    <Skeleton className={cardStyles.frame} />
    <div className={cardStyles.body}>
      <Skeleton width="40%" height="1rem" className={styles.line} />
      <Skeleton width="75%" height="1.4rem" className={styles.line} />
      <SkeletonLines count={2} />
      <Skeleton width="60%" height="1rem" className={styles.line} />
      <Skeleton width="50%" height="1rem" className={styles.line} />
      <div className={cardStyles.foot}>
        <Skeleton width="35%" height="2.6rem" />
        <Skeleton width="30%" height="1.2rem" />
      </div>
    </div>
  </div>
);
