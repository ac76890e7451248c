import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contracts/website/paths';
import { Icon } from '#shared/components/icon.tsx';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import { Picture } from '../../components/picture.tsx';
import styles from './program-card.module.css';
import type { ProgramCardView } from './program-card-view.ts';
import { DaysText, DurationText, PriceText } from './program-facts.tsx';
import { sceneOfCity } from './program-scene.ts';

interface ProgramCardProps {
  program: ProgramCardView;
  /** Heading level of the title. */
  level: 2 | 3;
  /** Displayed width of the cards, as in the `sizes` attribute. */
  sizes: string;
  /** True for the first cards on the page: their photos load eagerly. */
  priority?: boolean;
  /** Buttons on the photo. */
  children?: ReactNode;
}

/** A program in a list. The title's link covers the whole card. */
export function ProgramCard({ program, level, sizes, priority = false, children }: ProgramCardProps) {
  const { t } = useTranslation('programs');
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card} data-ended={program.ended || undefined}>
      <div className={styles.frame}>
        <Picture
          photo={program.image}
          sizes={sizes}
          alt=""
          fallback={sceneOfCity(program.city)}
          className={styles.picture}
          priority={priority}
        />
        {program.featured && <span className={styles.badge}>{t('card.featured')}</span>}
        {program.ended && <span className={`${styles.badge} ${styles.ended}`}>{t('card.ended')}</span>}
        {program.rating && (
          <span className={styles.rating}>
            <VisuallyHidden>{t('card.rating')} </VisuallyHidden>
            <Icon of="star-filled" />
            {program.rating}
          </span>
        )}
      </div>
      <div className={styles.body}>
        <p className={styles.group}>
          {program.umrah && `${t('types.umrah')} · `}
          <bdi>{program.group ?? t('card.groupTour')}</bdi>
        </p>
        <Heading className={styles.title}>
          <Link to={paths.program(program.id)} className={styles.link}>
            <bdi>{program.title}</bdi>
          </Link>
        </Heading>
        {program.description && (
          <p className={styles.description}>
            <bdi>{program.description}</bdi>
          </p>
        )}
        <ul className={styles.facts}>
          <li>
            <Icon of="environment-outlined" />
            <bdi>{program.city}</bdi>
          </li>
          <li>
            <Icon of="moon-outlined" />
            <DurationText nights={program.nights} />
          </li>
          <li className={styles.days}>
            <Icon of="calendar-outlined" />
            <span className={styles.when}>
              <DaysText days={program.days} month="short" />
              {program.more > 0 && <span className={styles.dates}>{t('card.moreDates', { count: program.more })}</span>}
              {program.few !== undefined && !program.ended && (
                <strong className={styles.few}>{t('card.few', { count: program.few })}</strong>
              )}
            </span>
          </li>
        </ul>
        <div className={styles.foot}>
          <p className={styles.price}>
            {program.varies && <span>{t('price.from')}</span>}
            <strong>
              <PriceText price={program.price} />
            </strong>
            {program.price !== undefined && (
              <span>{t(program.vat ? 'price.perPersonWithVat' : 'price.perPerson')}</span>
            )}
          </p>
          <span className={styles.more} aria-hidden="true">
            {t('card.viewDetails')}
            <Icon of="arrow-right-outlined" mirrored />
          </span>
        </div>
      </div>
      {children && <div className={styles.buttons}>{children}</div>}
    </article>
  );
}
