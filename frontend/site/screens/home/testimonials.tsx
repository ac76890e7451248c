import { useTranslation } from 'react-i18next';
import type { Testimonial } from '#contracts/api/site-testimonials-rules';
import type { InLanguage } from '#contracts/website/in-language';
import { Icon } from '#shared/components/icon.tsx';
import { formatMonth } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useSection } from '../../features/site-content/use-section.ts';
import { Carousel } from './carousel.tsx';
import { Section } from './section.tsx';
import styles from './testimonials.module.css';
import { useFigureText } from './use-figure-text.ts';

/** What travellers said; nothing if none of it is approved. */
export function Testimonials() {
  const { t } = useTranslation('home');
  const testimonials = useSection('testimonials');
  const [claim] = useSection('figures')?.testimonials ?? [];
  const { text } = useFigureText();
  if (testimonials?.length === 0) return null;
  return (
    <Section
      id="testimonials"
      ground="sand"
      title={t('testimonials.title')}
      {...(claim && { text: `${text(claim)} ${claim.label}` })}
    >
      <Carousel
        label={t('testimonials.list')}
        previous={t('testimonials.previous')}
        next={t('testimonials.next')}
        items={(testimonials ?? []).map((testimonial, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name.
          <TestimonialCard key={index} {...testimonial} />
        ))}
      />
    </Section>
  );
}

function TestimonialCard({ name, place, trip, words, rating, date }: InLanguage<Testimonial>) {
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
    </figure>
  );
}

function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('home');
  return (
    <p className={styles.stars} role="img" aria-label={t('testimonials.stars', { rating })}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} of={star <= rating ? 'star-filled' : 'star-outlined'} />
      ))}
    </p>
  );
}
