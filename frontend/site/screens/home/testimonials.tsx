import { useTranslation } from 'react-i18next';
import { Icon } from '#shared/components/icon.tsx';
import { site } from '#shared/lib/site.ts';
import { Carousel } from './carousel.tsx';
import { Section } from './section.tsx';
import styles from './testimonials.module.css';

const testimonials = [
  { who: 'noura', rating: 5 },
  { who: 'saad', rating: 5 },
  { who: 'majed', rating: 4 },
  { who: 'reem', rating: 5 },
  { who: 'abdullah', rating: 5 },
  { who: 'hind', rating: 5 },
] as const;

/** Reviews by travellers. */
export function Testimonials() {
  const { t } = useTranslation('home');
  const { rating, reviews } = site.figures;
  return (
    <Section
      id="testimonials"
      ground="sand"
      title={t('testimonials.title')}
      text={t('testimonials.text', { rating, count: reviews })}
    >
      <Carousel
        label={t('testimonials.list')}
        previous={t('testimonials.previous')}
        next={t('testimonials.next')}
        items={testimonials.map((testimonial) => <Testimonial key={testimonial.who} {...testimonial} />)}
      />
    </Section>
  );
}

function Testimonial({ who, rating }: (typeof testimonials)[number]) {
  const { t } = useTranslation('home');
  const name = t(`testimonials.${who}.name`);
  return (
    <figure className={styles.testimonial}>
      <Stars rating={rating} />
      <blockquote>{t(`testimonials.${who}.text`)}</blockquote>
      <figcaption>
        <span className={styles.avatar} aria-hidden="true">
          {name.charAt(0)}
        </span>
        <span>
          <strong>{name}</strong>
          <span className={styles.trip}>
            {t(`testimonials.${who}.location`)} · {t(`testimonials.${who}.trip`)}
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
