import { useTranslation } from 'react-i18next';
import { useSection } from '../../features/site-content/use-section.ts';
import { TestimonialCard } from '../../features/testimonials/testimonial-card.tsx';
import { Carousel } from './carousel.tsx';
import { Section } from './section.tsx';
import { useFigureText } from './use-figure-text.ts';

/** The words of travellers; nothing if none are approved. */
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
