import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Testimonial } from '#contracts/api/site-testimonials-rules';
import type { InLanguage } from '#contracts/website/in-language';
import { paths } from '#contracts/website/paths';
import { Icon } from '#shared/components/icon.tsx';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import { formatMonth } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import styles from './testimonial-card.module.css';

/** The words of a traveller. Leads to the program of the journey, if it is given and on the site. */
export function TestimonialCard({ name, place, trip, words, rating, date, program, gone }: InLanguage<Testimonial>) {
  const { t } = useTranslation('programs');
  const { language } = useLanguage();
  return (
    <figure className={styles.testimonial}>
      <Stars rating={rating} />
      <blockquote dir="auto">{words}</blockquote>
      <figcaption>
        <span className={styles.avatar} aria-hidden="true">
          {name.charAt(0)}
        </span>
        <span>
          <strong>{name}</strong>
          <span className={styles.trip}>
            {[place, trip, date && formatMonth(date.slice(0, 7), language)].filter(Boolean).join(' · ')}
          </span>
        </span>
      </figcaption>
      {program && !gone && (
        <Link to={paths.program(program)} className={styles.program}>
          {t('testimonials.program')}
          <VisuallyHidden>: {trip}</VisuallyHidden>
          <Icon of="arrow-right-outlined" mirrored />
        </Link>
      )}
    </figure>
  );
}

function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('programs');
  return (
    <p className={styles.stars} role="img" aria-label={t('testimonials.stars', { rating })}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} of={star <= rating ? 'star-filled' : 'star-outlined'} />
      ))}
    </p>
  );
}
